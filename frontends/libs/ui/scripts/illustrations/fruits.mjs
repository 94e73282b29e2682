import { at, ellipse, fill, line, solid } from './brush.mjs';

const green = { base: '#5d9a3a', shade: '#42752a', light: '#8cc063' };
const stalk = '#77512f';

export function leaf(turn = 0, scale = 1, tones = green) {
  return at(
    0,
    0,
    fill('M0 0C6-30 34-44 66-36C62-8 36 12 0 0Z', tones.base) +
      fill('M0 0C24-8 46-20 66-36C62-8 36 12 0 0Z', tones.shade) +
      line('M4-2C22-8 38-17 52-27', tones.light, 2.5),
    { turn, scale },
  );
}

const appleShape =
  'M0-46C-16-66-76-66-78-4C-79 46-44 78-20 76C-9 75-7 71 0 71C7 71 9 75 20 76C44 78 79 46 78-4C76-66 16-66 0-46Z';
export const apple = {
  tones: { base: '#9cc63f', shade: '#7aa52b', light: '#cbe67f', deep: '#4f7a1c' },
  whole() {
    return (
      solid(appleShape, this.tones, { shine: [-44, -18, 11, 24, 24] }) +
      fill('M-24-50C-10-36 10-36 24-50C10-42-10-42-24-50Z', this.tones.deep) +
      line('M0-42C-1-58 4-70 12-80', stalk, 7) +
      at(6, -60, leaf(-2))
    );
  },
  half() {
    return (
      fill(appleShape, this.tones.shade) +
      at(0, 3, fill(appleShape, '#fdf6d9'), { scale: 0.9 }) +
      fill('M0-22C-26-30-34 0-30 16C-26 34-10 46 0 52C10 46 26 34 30 16C34 0 26-30 0-22Z', '#f0e3ae') +
      fill('M-5 2C-17 8-17 24-8 32C-2 24-1 12-5 2Z', '#7a4526') +
      fill('M5 2C17 8 17 24 8 32C2 24 1 12 5 2Z', '#63351c') +
      line('M0-42C-1-56 3-66 9-74', stalk, 7)
    );
  },
};

const tomatoShape = 'M0-48C-30-66-88-52-88 4C-88 52-46 72 0 72C46 72 88 52 88 4C88-52 30-66 0-48Z';
export const tomato = {
  tones: { base: '#e4502f', shade: '#bc351e', light: '#f78e6c', deep: '#9c2814' },
  whole() {
    return (
      solid(tomatoShape, this.tones, { shine: [-52, -16, 10, 22, 30] }) +
      fill(
        'M0-44C-12-30-30-24-50-28C-38-38-26-46-12-50C-24-58-34-62-44-62C-28-70-10-66-2-56C2-66 8-76 20-82C18-72 14-62 8-54C22-64 36-64 48-58C36-54 24-52 12-48C26-44 38-34 44-22C24-22 8-30 0-44Z',
        green.base,
      ) +
      fill('M8-54C22-64 36-64 48-58C36-54 24-52 12-48C26-44 38-34 44-22C24-22 8-30 0-44Z', green.shade)
    );
  },
  half() {
    const chamber = 'M-10-8C-34-30-46-8-42 10C-38 28-16 26-10 14Z';
    const seeds = [
      [-28, -6],
      [-32, 8],
      [-22, 14],
    ];
    const room = fill(chamber, '#f9b184') + seeds.map(([x, y]) => ellipse([x, y, 4, 3, 30], '#fff0c4')).join('');
    return (
      ellipse([0, 0, 68], this.tones.shade) +
      ellipse([0, 0, 61], '#f2704b') +
      `<defs><g id="r">${room}</g></defs>` +
      [20, 92, 164, 236, 308].map((turn) => `<use href="#r" transform="rotate(${turn})translate(-4 -2)"/>`).join('') +
      ellipse([0, 0, 11], '#f8a584')
    );
  },
};

export const grape = {
  tones: { base: '#8354bd', shade: '#5f3796', light: '#bb95e3', deep: '#472374' },
  whole() {
    const rows = [
      [-46, 4], [-16, 5], [16, 5], [46, 4],
      [-58, 32], [-29, 31], [0, 33], [29, 31], [58, 32],
      [-42, 59], [-14, 60], [15, 60], [42, 59],
      [-27, 87], [0, 88], [27, 87],
      [-12, 114], [13, 114],
      [1, 138],
    ]; // prettier-ignore
    const berry = `<g id="b">${ellipse([0, 0, 19], this.tones.shade)}${ellipse([-3, -3, 15.5], this.tones.base)}${ellipse([-8, -9, 4, 5, 30], this.tones.light)}</g>`;
    return (
      line('M2-2C0-26 4-40 20-52', stalk, 7) +
      at(0, 0, leaf(-150, 1.25)) +
      at(4, -6, leaf(-6, 1.1)) +
      `<defs>${berry}</defs>` +
      rows.map(([x, y]) => `<use href="#b" x="${x}" y="${y}"/>`).join('')
    );
  },
};

export const pomegranate = {
  tones: { base: '#cf3357', shade: '#a01c40', light: '#ee7f97', deep: '#7d1230' },
  whole() {
    return (
      fill(
        'M-22-62C-28-82-34-92-40-100C-28-98-20-94-14-88C-10-96-4-102 2-106C6-100 10-94 12-88C20-94 28-97 38-98C32-90 26-80 22-62Z',
        this.tones.shade,
      ) +
      fill('M-22-62C-27-80-32-90-38-98C-28-96-20-92-14-86C-12-78-10-70-10-60Z', this.tones.base) +
      solid('M0-66C-54-68-82-36-82 4C-82 46-44 76 0 76C44 76 82 46 82 4C82-36 54-68 0-66Z', this.tones, {
        shine: [-46, -20, 11, 24, 28],
      })
    );
  },
  half() {
    const seed = `<g id="s">${fill('M0-11C9-6 11 6 0 11C-11 6-9-6 0-11Z', '#c31643')}${ellipse([-3, -3, 2, 4, 20], '#f2849f')}</g>`;
    const laid = (turn, radius) => `<use href="#s" transform="rotate(${turn})translate(0 ${-radius})"/>`;
    const quarter = `<g id="q">${[0, 30, 60].map((turn) => laid(turn, 45)).join('')}${[12, 57].map((turn) => laid(turn, 24)).join('')}</g>`;
    return (
      `<defs>${seed}${quarter}</defs>` +
      ellipse([0, 0, 66], this.tones.shade) +
      ellipse([0, 0, 59], '#fbe6cf') +
      [0, 90, 180, 270].map((turn) => `<use href="#q" transform="rotate(${turn})"/>`).join('') +
      ellipse([0, 0, 8], '#f1d2ad')
    );
  },
};

export const date = {
  tones: { base: '#96592a', shade: '#6d3c18', light: '#c98e55', deep: '#51290d' },
  whole() {
    const one =
      solid('M-72 0C-72-24-44-37 2-37C44-37 74-25 74-1C74 23 42 37-2 37C-42 37-72 24-72 0Z', this.tones, {
        shift: [-6, -10],
        shine: [-22, -19, 26, 5, -4],
      }) +
      line('M-34 10C-6 18 24 15 48 6M-14-4C8 0 34-3 50-10', this.tones.deep, 2.5) +
      fill('M-58-14C-74-14-80-6-80 0C-80 6-74 14-58 14C-64 4-64-4-58-14Z', '#d8b07a');
    return (
      at(4, -12, one, { turn: -24, scale: 0.94 }) +
      at(-46, 40, one, { turn: 6, scale: 0.96 }) +
      at(64, 44, one, { turn: -14, scale: 0.9 })
    );
  },
};

export const apricot = {
  tones: { base: '#f6a941', shade: '#e2852a', light: '#fdd48b', deep: '#b8601a' },
  whole() {
    return (
      solid('M4-58C-46-74-80-38-78 6C-76 48-40 74 0 74C42 74 78 46 78 4C78-42 46-72 4-58Z', this.tones, {
        shine: [-44, -18, 11, 22, 26],
      }) +
      line('M4-56C-8-30-10 14 6 58', this.tones.deep, 4) +
      line('M4-54C2-66 6-74 12-80', stalk, 7) +
      at(8, -62, leaf(2, 0.95))
    );
  },
  half() {
    return (
      ellipse([0, 0, 62], this.tones.shade) +
      ellipse([0, 0, 55], '#fcc46a') +
      ellipse([0, 2, 33], '#f2a445') +
      solid(
        'M0-26C20-22 28-4 24 12C20 28 8 32 0 32C-8 32-20 28-24 12C-28-4-20-22 0-26Z',
        { base: '#a9683a', shade: '#804a23', light: '#cf965f' },
        { shift: [-5, -5], shine: [-9, -6, 4, 9, 20] },
      )
    );
  },
};

export const mango = {
  tones: { base: '#f9bd3b', shade: '#ea9128', light: '#fee08b', deep: '#c9701a' },
  whole() {
    return (
      solid('M46-70C88-58 96-8 70 32C46 68-6 86-48 72C-88 58-92 18-62-12C-34-40 2-82 46-70Z', this.tones, {
        shift: [-9, -12],
        shine: [-38, 6, 10, 26, 48],
      }) +
      fill('M46-70C88-58 96-8 70 32C74-8 62-40 28-70C34-72 40-72 46-70Z', '#e5643a', ' opacity=".75"') +
      line('M44-68C46-80 52-86 60-92', stalk, 7) +
      at(50, -76, leaf(8, 0.95))
    );
  },
  half() {
    const tile = 'M-11-11h22v22h-22z';
    const tiles = [-26, 0, 26].flatMap((x) => [-26, 0, 26].map((y) => at(x, y, fill(tile, '#fdc84f')))).join('');
    return (
      ellipse([0, 0, 62, 54], this.tones.shade) +
      ellipse([0, -2, 55, 47], '#f2a52e') +
      `<g transform="rotate(45)scale(.86)">${tiles}</g>`
    );
  },
};

export const cherry = {
  tones: { base: '#b81d47', shade: '#870f31', light: '#e56d8c', deep: '#640822' },
  whole() {
    const one = (x, y) =>
      at(
        x,
        y,
        solid('M0-40C-14-52-52-46-52 0C-52 32-28 48 0 48C28 48 52 32 52 0C52-46 14-52 0-40Z', this.tones, {
          shift: [-8, -7],
          shine: [-27, -12, 7, 14, 26],
        }) + fill('M-14-41C-6-34 6-34 14-41C6-38-6-38-14-41Z', this.tones.deep),
      );
    return (
      line('M-52 -6C-46-60-20-96 24-118M46 10C52-40 46-84 24-118', '#6d8c38', 6) +
      at(22, -116, leaf(16, 1.15)) +
      one(-52, 34) +
      one(48, 48)
    );
  },
};

/** The same bunch as the red one. */
export const whiteGrape = {
  ...grape,
  tones: { base: '#b5c94a', shade: '#8ea52f', light: '#e4efa0', deep: '#66781c' },
};

export const peach = {
  tones: { base: '#f9a46a', shade: '#e8744f', light: '#fed2a8', deep: '#c9513f' },
  whole() {
    return (
      solid('M6-62C-50-78-84-40-80 8C-77 50-42 76 2 76C46 76 80 48 80 4C80-44 48-74 6-62Z', this.tones, {
        shift: [-13, -10],
        shine: [-46, -20, 10, 22, 26],
      }) +
      // The sunny cheek and the seam that ends in the tip.
      fill('M6-60C48-72 80-44 80 4C80 46 48 75 4 76C26 56 38 26 32-6C28-28 18-46 6-60Z', '#e2553f', ' opacity=".5"') +
      line('M6-60C22-34 28 6 8 60', this.tones.deep, 4) +
      line('M6-58C4-68 6-74 12-82', stalk, 7) +
      at(8, -66, leaf(4, 1.05)) +
      at(4, -64, leaf(-152, 0.7))
    );
  },
  half() {
    return (
      ellipse([0, 0, 64], this.tones.shade) +
      ellipse([0, 0, 58], '#fdc56b') +
      ellipse([0, 2, 36], '#ef7a52') +
      ellipse([0, 2, 30], '#d9503f') +
      solid(
        'M0-27C19-23 25-6 22 9C19 24 8 31 0 31C-8 31-19 24-22 9C-25-6-19-23 0-27Z',
        { base: '#a05a34', shade: '#784022', light: '#c98e62' },
        { shift: [-5, -5] },
      ) +
      line('M-9-12C-12-2-10 8-6 16M3-16C6-6 6 4 3 12M12-8C14 0 12 8 9 14', '#5f3018', 3)
    );
  },
};

export const mulberry = {
  tones: { base: '#78306f', shade: '#501a50', light: '#d29acb', deep: '#2c0d30' },
  whole() {
    const rows = [
      [-13, -46], [13, -46],
      [-27, -25], [0, -28], [27, -25],
      [-30, -1], [-2, -4], [26, 0],
      [-25, 23], [2, 21], [28, 23],
      [-14, 45], [13, 46],
      [0, 64],
    ]; // prettier-ignore
    const drupelet = `<g id="d">${ellipse([0, 0, 16], this.tones.shade)}${ellipse([-2, -2, 13], this.tones.base)}${ellipse([-6, -7, 4, 5, 30], this.tones.light)}</g>`;
    const berry =
      `<g id="m">${line('M0-56C0-74 6-84 16-92', '#6d8c38', 7)}${ellipse([0, 4, 37, 62], this.tones.deep)}` +
      `${rows.map(([x, y]) => `<use href="#d" x="${x}" y="${y}"/>`).join('')}${fill('M-26-58C-12-52 12-52 26-58C20-70-20-70-26-58Z', '#5d9a3a')}</g>`;
    const one = (x, y, turn, scale) =>
      `<use href="#m" transform="translate(${x} ${y})rotate(${turn})scale(${scale})"/>`;
    return (
      `<defs>${drupelet}${berry}</defs>` +
      at(26, -84, leaf(2, 1.15)) +
      at(6, -78, leaf(-158, 1.1)) +
      one(44, -4, -12, 0.92) +
      one(-46, 8, 14, 1)
    );
  },
};
