export { renewBackupCodes } from "./codes.ts";
export { disableTwoFactor, enableTwoFactor, setUpTwoFactor } from "./switch-two-factor.ts";
export { reauthenticate, verifyLogin } from "./verify-login.ts";
