import { type CSSVariablesResolver, createTheme, type MantineColorsTuple, Menu } from '@mantine/core';
import { darkColours, fontSizes, fonts, lightColours, prefixVariables } from './tokens.ts';

// Mantine wants ten shades; ours is one accent per scheme, so the tuple only says which one is filled in either.
const accent: MantineColorsTuple = [
  lightColours['accent-soft'],
  '#d3ddf8',
  '#b3c4f2',
  darkColours.accent,
  '#6b8bf0',
  '#4a70e4',
  lightColours.accent,
  '#284eba',
  '#21419b',
  darkColours['accent-soft'],
];

export const theme = createTheme({
  fontFamily: fonts.text,
  fontFamilyMonospace: fonts.mono,
  fontSizes: {
    xs: fontSizes.fs1,
    sm: fontSizes.fs2,
    md: fontSizes.fs3,
    lg: fontSizes.fs4,
    xl: fontSizes.fs5,
  },
  lineHeights: { xs: '1.4', sm: '1.4', md: '1.4', lg: '1.4', xl: '1.4' },
  spacing: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '20px' },
  radius: { xs: '3px', sm: '3px', md: '5px', lg: '5px', xl: '5px' },
  defaultRadius: 'xs',
  primaryColor: 'accent',
  primaryShade: { light: 6, dark: 3 },
  colors: { accent },
  autoContrast: true,
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    // Its placeholder for the first focus is a focusable child that a menu may not have.
    Menu: Menu.extend({ defaultProps: { withInitialFocusPlaceholder: false } }),
  },
});

const mantineNames = {
  '--mantine-color-body': 'var(--lethe-n0)',
  '--mantine-color-text': 'var(--lethe-n8)',
  '--mantine-color-dimmed': 'var(--lethe-n6)',
  '--mantine-color-placeholder': 'var(--lethe-n6)',
  '--mantine-color-error': 'var(--lethe-critical)',
  '--mantine-color-default': 'var(--lethe-n0)',
  '--mantine-color-default-hover': 'var(--lethe-n2)',
  '--mantine-color-default-color': 'var(--lethe-n8)',
  '--mantine-color-default-border': 'var(--lethe-n4)',
};

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {
    ...prefixVariables({
      font: fonts.text,
      mono: fonts.mono,
      ...fontSizes,
      s1: '4px',
      s2: '8px',
      s3: '12px',
      s4: '16px',
      s5: '20px',
      s6: '24px',
      r1: '3px',
      r2: '5px',
    }),
    '--mantine-line-height': '1.4',
  },
  light: {
    ...prefixVariables(lightColours),
    '--lethe-shadow': '0 1px 2px rgb(20 20 18 / 8%), 0 8px 24px rgb(20 20 18 / 10%)',
    ...mantineNames,
  },
  dark: {
    ...prefixVariables(darkColours),
    '--lethe-shadow': '0 1px 2px rgb(0 0 0 / 40%), 0 8px 24px rgb(0 0 0 / 45%)',
    ...mantineNames,
  },
});
