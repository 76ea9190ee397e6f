/** The main part of the Android project, below the repository root. */
export const ANDROID_MAIN = "android/app/src/main";
export const ANDROID_RES = `${ANDROID_MAIN}/res`;
