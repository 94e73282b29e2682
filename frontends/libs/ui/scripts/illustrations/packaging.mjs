import { at, ellipse, fill, line, solid } from './brush.mjs';

const drop = 'M0-26C12-8 20 0 20 12A20 20 0 0 1-20 12C-20 0-12-8 0-26Z';
const mark = (tones) => fill(drop, tones.base) + fill('M0-26C12-8 20 0 20 12A20 20 0 0 1 0 32Z', tones.shade);

/** A 220-litre drum, 150 by 214, its foot at the origin. */
export function drum(tones) {
  const body = 'M-75-196V-14C-75 4 75 4 75-14V-196Z';
  return (
    solid(body, { base: '#5d8390', shade: '#44656f' }, { shift: [-26, 0] }) +
    fill('M-75-190h16V-4C-68-7-75-10-75-14Z', '#7ba0ab') +
    [-132, -66]
      .map((y) =>
        fill(`M-77 ${y}C-77 ${y + 16} 77 ${y + 16} 77 ${y}V${y + 9}C77 ${y + 25}-77 ${y + 25}-77 ${y + 9}Z`, '#3b5963'),
      )
      .join('') +
    fill('M-46-120C-20-115 20-115 46-120V-54C20-49-20-49-46-54Z', '#fff5e4') +
    at(0, -86, mark(tones), { scale: 0.86 }) +
    ellipse([0, -196, 75, 17], '#3b5963') +
    ellipse([0, -199, 75, 17], '#8fb2bc') +
    ellipse([0, -198, 62, 12.5], '#6d929d') +
    ellipse([-26, -200, 12, 4], '#3b5963') +
    ellipse([30, -196, 8, 3], '#3b5963')
  );
}

/** An aseptic pouch with a spout, 140 by 200, its foot at the origin. */
export function pouch(tones) {
  const bag = 'M-58-168C-62-120-72-60-66-12C-65-2 65-2 66-12C72-60 62-120 58-168Z';
  return (
    fill('M-17-196h34v24h-34z', '#d5c4ab') +
    solid('M-22-206C-22-210 22-210 22-206V-188H-22Z', tones, { shift: [-12, 0] }) +
    solid(bag, { base: '#efe3d1', shade: '#cfbda3' }, { shift: [-16, -2] }) +
    fill('M-60-172H60V-156H-60Z', '#dac9b0') +
    fill('M-60-172H22V-156H-60Z', '#e6d8c2') +
    fill('M-66-92C-30-84 30-84 66-92C69-66 69-40 67-22C30-16-30-16-67-22C-69-40-69-66-66-92Z', tones.base) +
    fill('M40-87C50-88 58-90 66-92C69-66 69-40 67-22C58-20 50-19 40-18C44-40 44-64 40-87Z', tones.shade) +
    at(0, -122, mark(tones), { scale: 0.66 }) +
    fill('M-44-64C-16-60 16-60 44-64V-54C16-50-16-50-44-54Z', '#fff5e4') +
    fill('M-30-42C-10-39 10-39 30-42V-34C10-31-10-31-30-34Z', '#fff5e4', ' opacity=".7"')
  );
}

/** A tin of paste, 140 by 150, its foot at the origin. */
export function tin(tones) {
  const body = 'M-68-146V-14C-68 4 68 4 68-14V-146Z';
  return (
    solid(body, { base: '#cdd3d3', shade: '#a5adae' }, { shift: [-24, 0] }) +
    fill('M-68-126C-68-110 68-110 68-126V-30C68-14-68-14-68-30Z', tones.base) +
    fill('M44-118C56-120 68-122 68-126V-30C68-26 56-23 44-21Z', tones.shade) +
    ellipse([0, -66, 38, 34], '#fff5e4') +
    at(0, -70, mark(tones), { scale: 0.82 }) +
    ellipse([0, -146, 68, 15], '#8f9899') +
    ellipse([0, -149, 68, 15], '#e4e8e7') +
    ellipse([0, -148, 56, 11], '#c3cac9')
  );
}

/** A drum without its lid, the aseptic bag standing out of it; its foot at the origin. */
export function openDrum(tones) {
  return (
    drum(tones) +
    ellipse([0, -198, 66, 14], '#2b434b') +
    solid(
      'M-60-196C-70-232-54-256-30-252C-16-264 22-264 34-252C58-256 70-230 60-196C36-184-36-184-60-196Z',
      { base: '#dfe5e4', shade: '#b3bfbf', light: '#fafdfc' },
      { shift: [-16, -3], shine: [-34, -226, 7, 17, 24] },
    ) +
    line('M-24-236C-14-226-12-212-16-200M20-240C14-228 16-214 24-204', '#a9b6b7', 3) +
    fill('M-15-262h30v16C6-242-6-242-15-246Z', tones.shade) +
    ellipse([0, -263, 19, 6], tones.shade) +
    ellipse([0, -267, 19, 6], tones.base) +
    fill('M-75-198C-75-176 75-176 75-198L62-196C54-186-54-186-62-196Z', '#8fb2bc')
  );
}

/** A pail of 25 kilograms with its lid and handle, 150 by 160, its foot at the origin. */
export function pail(tones) {
  return (
    line('M-70-128C-96-60 96-60 70-128', '#8f9899', 5) +
    solid('M-70-134L-58-12C-56 4 56 4 58-12L70-134Z', { base: '#f4ecdd', shade: '#d3c5ac' }, { shift: [-20, 0] }) +
    fill('M-64-94C-40-84 40-84 64-94L58-34C36-24-36-24-58-34Z', tones.base) +
    fill('M40-87C50-89 58-91 64-94L58-34C52-31 46-29 38-28Z', tones.shade) +
    ellipse([0, -60, 30, 25], '#fff5e4') +
    at(0, -63, mark(tones), { scale: 0.62 }) +
    fill('M-77-140C-77-120 77-120 77-140V-128C77-108-77-108-77-128Z', tones.shade) +
    ellipse([0, -141, 77, 15], tones.base) +
    ellipse([0, -142, 62, 10.5], tones.light, 0.35) +
    ellipse([-73, -124, 6], '#8f9899') +
    ellipse([73, -124, 6], '#8f9899')
  );
}

/** A bowl of paste with its peak, 130 by 90, its foot at the origin. */
export function bowl(tones) {
  return (
    ellipse([0, -52, 64, 17], '#d6c3a5') +
    ellipse([0, -52, 56, 13], tones.deep) +
    solid(
      'M-50-54C-44-74-26-70-20-82C-14-94 2-92 2-104C12-96 10-86 20-80C38-74 46-66 50-54C34-42-34-42-50-54Z',
      tones,
      { shift: [-9, -4] },
    ) +
    line('M-32-58C-14-50 16-50 34-60M-14-74C-4-69 8-69 18-74', tones.light, 3.5) +
    solid(
      'M-64-52C-62-14-36 0 0 0C36 0 62-14 64-52C44-34-44-34-64-52Z',
      { base: '#fff5e4', shade: '#dccbb0' },
      { shift: [-13, -3] },
    )
  );
}

/** A glass of what the fruit gives, 76 by 120, its foot at the origin. */
export function glass({ base, shade, light }) {
  return (
    fill('M-38-118H38L30-6C29 2-29 2-30-6Z', '#dfeeee', ' opacity=".75"') +
    solid('M-35-88L-28-8C-27-1 27-1 28-8L35-88Z', { base, shade }, { shift: [-12, 0] }) +
    ellipse([0, -88, 35, 8], light) +
    line('M-26-104L-20-22', '#ffffff', 5) +
    `<ellipse cy="-118" rx="38" ry="8" fill="none" stroke="#b9d0d2" stroke-width="4"/>`
  );
}
