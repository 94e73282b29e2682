import { type ReactNode } from 'react';

export type StepName = 'selection' | 'pressing' | 'concentration' | 'packing';

/** The pictures use the text's colour at three strengths, so that they work in light and dark. */
const PICTURES: Readonly<Record<StepName, ReactNode>> = {
  selection: (
    <>
      <path d="M28 92h104l-9 30a6 6 0 0 1-6 4H43a6 6 0 0 1-6-4z" opacity=".35" />
      <path d="M24 86h112a5 5 0 0 1 0 12H24a5 5 0 0 1 0-12z" />
      <circle cx="56" cy="70" r="17" opacity=".75" />
      <circle cx="104" cy="70" r="17" opacity=".75" />
      <circle cx="80" cy="58" r="19" />
      <path d="M80 40c0-8 4-13 11-15" fill="none" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
      <path d="M82 34c-10 1-16-4-18-12 10-1 16 3 18 12z" opacity=".6" />
      <path d="M50 110h60" stroke="currentColor" strokeWidth="4" strokeLinecap="round" opacity=".5" />
    </>
  ),
  pressing: (
    <>
      <rect x="74" y="20" width="12" height="34" rx="4" opacity=".6" />
      <path d="M52 20h56" stroke="currentColor" strokeWidth="9" strokeLinecap="round" />
      <rect x="42" y="52" width="76" height="12" rx="5" />
      <path d="M46 68h68v34H46z" opacity=".35" />
      <path d="M56 68v34M68 68v34M80 68v34M92 68v34M104 68v34" stroke="currentColor" strokeWidth="4" opacity=".6" />
      <rect x="38" y="102" width="84" height="10" rx="5" />
      <path d="M80 116c6 8 8 11 8 15a8 8 0 0 1-16 0c0-4 2-7 8-15z" opacity=".85" />
      <path d="M44 112l-8 24M116 112l8 24" stroke="currentColor" strokeWidth="6" strokeLinecap="round" opacity=".6" />
    </>
  ),
  concentration: (
    <>
      <path d="M52 46a28 18 0 0 1 56 0v52a28 18 0 0 1-56 0z" opacity=".35" />
      <path d="M52 78h56v20a28 18 0 0 1-56 0z" opacity=".85" />
      <path d="M60 116l-6 20M100 116l6 20" stroke="currentColor" strokeWidth="6" strokeLinecap="round" />
      <path d="M108 52h20v44" fill="none" stroke="currentColor" strokeWidth="6" strokeLinecap="round" opacity=".6" />
      <circle cx="80" cy="58" r="9" />
      <path
        d="M64 22c-6-6 6-8 0-14M80 20c-6-6 6-8 0-14M96 22c-6-6 6-8 0-14"
        fill="none"
        stroke="currentColor"
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".6"
      />
      <circle cx="72" cy="92" r="4" opacity=".4" />
      <circle cx="90" cy="86" r="3" opacity=".4" />
    </>
  ),
  packing: (
    <>
      <path d="M40 36h80v92a8 8 0 0 1-8 8H48a8 8 0 0 1-8-8z" opacity=".4" />
      <rect x="34" y="26" width="92" height="13" rx="6" />
      <rect x="36" y="66" width="88" height="8" rx="4" opacity=".8" />
      <rect x="36" y="104" width="88" height="8" rx="4" opacity=".8" />
      <path d="M80 78c7 9 9 12 9 16a9 9 0 0 1-18 0c0-4 2-7 9-16z" />
      <rect x="56" y="48" width="48" height="10" rx="5" opacity=".6" />
    </>
  ),
};

export function StepPicture({ name }: { name: StepName }) {
  return (
    <svg viewBox="0 0 160 160" fill="currentColor" aria-hidden="true" focusable="false">
      {PICTURES[name]}
    </svg>
  );
}
