export { disableTwoFactor } from "./disable-two-factor.ts";
export { enableTwoFactor } from "./enable-two-factor.ts";
export { reauthenticate } from "./reauthenticate.ts";
export { renewBackupCodes } from "./renew-backup-codes.ts";
export { setUpTwoFactor } from "./set-up-two-factor.ts";
export { verifyLogin } from "./verify-login.ts";
