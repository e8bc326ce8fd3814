/** Set by Vite: the year of the build. */
declare const __BUILD_YEAR__: number;
