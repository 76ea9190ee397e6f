export { sendTrialNotices } from "./send-trial-notices.ts";
