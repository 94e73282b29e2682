import { at, ellipse, fill, solid } from './brush.mjs';

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
