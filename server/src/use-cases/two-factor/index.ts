export { renewBackupCodes } from "./backup-codes.ts";
export { reauthenticate } from "./reauthenticate.ts";
export { disableTwoFactor, enableTwoFactor, setUpTwoFactor } from "./switch-two-factor.ts";
export { verifyLogin } from "./verify-login.ts";
