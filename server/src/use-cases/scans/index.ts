export { readPlan } from "../read-allowance.ts";
export { checkLimit, validatePhoto } from "./admit-photo.ts";
export { analyzeScan } from "./analyze-scan.ts";
export { answerUnderstood } from "./answer-understood.ts";
export { eraseScanObjects } from "./delete-original.ts";
export { clearStoppedScan, giveUpScan, stopScan, sweepScans } from "./end-scan.ts";
export { type CheckinNews, createCheckinWatch, followCheckin } from "./follow-checkin.ts";
export {
	type CheckinView,
	getCheckin,
	getLatestCheckin,
	listCheckinEvents,
	readPicture,
} from "./get-checkin.ts";
export { keepNote } from "./keep-note.ts";
export { type CheckinTileView, listCheckins } from "./list-checkins.ts";
export type { NarratedNotes } from "./narrate-notes.ts";
export { refuseWhenFull, startScan } from "./start-scan.ts";
export { tellProgress } from "./tell-progress.ts";
export { refuseOutsideHistory, visibleHistory } from "./visible-history.ts";
