import styled, { css, keyframes } from 'styled-components';
import { color, fadeIn, font, layer, media, radius, shadow, space } from '../theme';

export type DialogSize = 'small' | 'medium' | 'large' | 'huge';

/** A small phone in landscape, or with its keyboard open. */
const low = '@media (max-height: 30rem)';

const widths = { small: '26rem', medium: '34rem', large: '56rem', huge: '84rem' };

const slideUp = keyframes`
  from { transform: translateY(100%); }
`;
const rise = keyframes`
  from { opacity: 0; transform: translateY(1rem) scale(0.98); }
`;

export const Overlay = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${layer.overlay};
  background: ${color('backdrop')};
  ${fadeIn}
`;

export const Sheet = styled.div<{ $size: DialogSize }>`
  position: fixed;
  z-index: ${layer.overlay};
  inset-inline: 0;
  inset-block-end: 0;
  display: flex;
  flex-direction: column;
  inline-size: 100%;
  max-block-size: 92dvh;
  border-start-start-radius: ${radius.large};
  border-start-end-radius: ${radius.large};
  background: ${color('raised')};
  box-shadow: ${shadow.overlay};
  animation: ${slideUp} 240ms cubic-bezier(0.2, 0.8, 0.3, 1);
  /* A large dialog has a fixed height, so that content which loads late moves nothing. */
  block-size: ${({ $size }) => ($size === 'large' ? '92dvh' : 'auto')};
  &:focus {
    outline: none;
  }
  /* Forced colours remove background and shadow, so a border marks the dialog's edge. */
  ${media.forcedColors} {
    border: 2px solid;
  }
  ${media.md} {
    inset-block: 0;
    block-size: ${({ $size }) => ($size === 'large' ? '56rem' : 'fit-content')};
    max-block-size: min(88dvh, 56rem);
    max-inline-size: min(${({ $size }) => widths[$size]}, calc(100vw - ${space(12)}));
    margin: auto;
    border-radius: ${radius.large};
    animation: ${rise} 200ms cubic-bezier(0.2, 0.8, 0.3, 1);
  }
  ${low} {
    /* The whole dialog scrolls, and only the buttons stick: a sticky title would leave no room for a field. */
    max-block-size: 100dvh;
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  ${media.reducedMotion} {
    animation: none;
  }
`;

const gutter = css`
  padding-inline: ${space(5)};
  ${media.md} {
    padding-inline: ${space(7)};
  }
`;

/** `$centred` for a message with a picture; otherwise there is room for the close button at the end. */
export const Header = styled.div<{ $centred?: boolean }>`
  ${gutter}
  padding-block: ${space(6)} ${space(2)};
  ${({ $centred }) =>
    $centred
      ? css`
          text-align: center;
          padding-block: ${space(10)} ${space(6)};
        `
      : css`
          && {
            padding-inline-end: ${space(16)};
          }
        `}
  & > img {
    margin-inline: auto;
    margin-block-end: ${space(3)};
  }
  & > p {
    margin-block-start: ${space(1)};
    color: ${color('muted')};
  }
`;

/** Last in the document, so that the first focusable element is in the dialog's content. */
export const Corner = styled.div`
  position: absolute;
  inset-block-start: ${space(4)};
  inset-inline-end: ${space(4)};
`;

export const Title = styled.h2`
  display: -webkit-box;
  overflow: hidden;
  font-size: ${font.xl};
  /* A title as long as a sentence is cut, so that room for the content remains. */
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

/** Scrolls between header and footer. */
export const Body = styled.div`
  ${gutter}
  flex: 1 1 auto;
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding-block: ${space(3)} ${space(6)};
  ${low} {
    flex: none;
    overflow-y: visible;
  }
`;

/** The dialogs mark it with `data-dialog-footer` for the toasts, which do not cover its buttons. */
export const Footer = styled.div<{ $stretched?: boolean }>`
  ${gutter}
  display: flex;
  flex-wrap: wrap-reverse;
  justify-content: end;
  gap: ${space(3)};
  padding-block: ${space(4)} max(${space(5)}, env(safe-area-inset-bottom));
  border-block-start: 1px solid ${color('line')};
  & > * {
    flex: 1 1 8rem;
  }
  ${low} {
    position: sticky;
    inset-block-end: 0;
    z-index: 1;
    flex: none;
    padding-block: ${space(2)};
    background: ${color('raised')};
  }
  ${media.md} {
    & > * {
      flex: ${({ $stretched }) => ($stretched ? '1 1 8rem' : '0 0 auto')};
    }
  }
`;
