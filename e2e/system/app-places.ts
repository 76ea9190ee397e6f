/** Two hosts of one site, as `dewlight.app` and `app.dewlight.app` are; the browser finds both on this machine. */
export const APP_SITE = "http://dewlight.test";
export const APP_PAGES = "http://app.dewlight.test";
/** Versions of the app before this one are told to update. */
export const OLDEST_APP = "1.0.0";
