export { analyzeScan } from "./analyze-scan.ts";
export {
	answerUnderstood,
	type CheckinTileView,
	type CheckinView,
	getCheckin,
	getLatestCheckin,
	listCheckinEvents,
	listCheckins,
	readPicture,
	refuseOutsideHistory,
	tellProgress,
	visibleHistory,
} from "./checkins.ts";
export { clearStoppedScan, giveUpScan, stopScan, sweepScans } from "./end-scan.ts";
export { type CheckinNews, createCheckinWatch, followCheckin } from "./follow-checkin.ts";
export type { NarratedNotes } from "./narration.ts";
export { eraseScanObjects } from "./scan-objects.ts";
export { checkLimit, keepNote, refuseWhenFull, startScan, validatePhoto } from "./start-scan.ts";
