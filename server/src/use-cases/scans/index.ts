export { readPlan } from "../read-allowance.ts";
export { checkLimit, validatePhoto } from "./admit-photo.ts";
export { analyzeScan } from "./analyze-scan.ts";
export { answerUnderstood } from "./answer-understood.ts";
export { clearStoppedScan, giveUpScan, stopScan, sweepScans } from "./end-scan.ts";
export { type CheckinNews, createCheckinWatch, followCheckin } from "./follow-checkin.ts";
export {
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
} from "./get-checkin.ts";
export type { NarratedNotes } from "./narration.ts";
export { eraseScanObjects } from "./scan-objects.ts";
export { keepNote, refuseWhenFull, startScan } from "./start-scan.ts";
