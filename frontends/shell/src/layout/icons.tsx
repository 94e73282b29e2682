import type { ReactNode } from 'react';

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export const CartIcon = () => (
  <Icon>
    <path d="M21 4h-2.2l-2.5 11H6.8L5 7.5h13" />
    <circle cx="8" cy="19.5" r="1.4" />
    <circle cx="15" cy="19.5" r="1.4" />
  </Icon>
);

export const MenuIcon = () => (
  <Icon>
    <path d="M4 7h16M4 12h16M4 17h16" />
  </Icon>
);

export const CloseIcon = () => (
  <Icon>
    <path d="M6 6l12 12M18 6L6 18" />
  </Icon>
);

export const SearchIcon = () => (
  <Icon>
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="M15.5 15.5L20 20" />
  </Icon>
);

export const PhoneIcon = () => (
  <Icon>
    <path d="M6.5 3.5h3l1.5 4-2 1.5a12 12 0 0 0 6 6l1.5-2 4 1.5v3a2 2 0 0 1-2 2A16 16 0 0 1 4.5 5.5a2 2 0 0 1 2-2z" />
  </Icon>
);

/** A drop with a leaf: pressed juice. */
export const Logo = () => (
  <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
    <path d="M20 7c6 8 11 12.5 11 19a11 11 0 0 1-22 0C9 19.5 14 15 20 7z" fill="var(--c-brand)" />
    <path d="M20 9c1-4 4.5-6.5 10-6.5C30 8 26.5 11 20 9z" fill="var(--c-apple)" />
    <path
      d="M13.5 26a6.5 6.5 0 0 0 6 6.5"
      fill="none"
      stroke="var(--c-onBrand)"
      strokeWidth="2.2"
      strokeLinecap="round"
      opacity="0.7"
    />
  </svg>
);
