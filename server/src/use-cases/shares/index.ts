export { openShare, readShares, revokeShare, type ShareView, startShare } from "./shares.ts";
