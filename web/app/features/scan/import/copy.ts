import { uploadCopy } from "../upload/copy.ts";

const photos = (count: number) => (count === 1 ? "1 photo" : `${count} photos`);

export const importCopy = {
	title: "Add photos from before",
	lead: "Older photos of your face, each with the day it was taken. They are measured like every scan; what a photo cannot show stays “not measurable”.",
	back: "Back to the timeline",
	pick: "Choose photos",
	pickMore: "Choose more photos",
	pickHint: (most: number) =>
		`${most === 1 ? "One photo" : `Up to ${most} at once`}. JPEG, PNG, WebP or HEIC, each up to 10 MB.`,
	tooMany: (left: number, most: number) =>
		`${most} photos fit in one go. ${photos(left)} ${left === 1 ? "was" : "were"} left out; add ${left === 1 ? "it" : "them"} afterwards.`,
	sentBefore: (count: number) =>
		count === 1
			? "That photo was sent already, so it is not added again."
			: `${count} of these were sent already, so they are not added again.`,
	noImages: "That was no photo. Please choose pictures.",
	rules: [
		"Each photo counts as one scan of your plan. One that cannot be measured counts nothing.",
		"Your care plan stays with your newest photo; an older one never replaces it.",
		"Your timeline marks imported photos as such, and they are compared only with photos taken alike.",
	],
	left: (left: number) => `You have ${left === 1 ? "1 scan" : `${left} scans`} left.`,
	leftUntil: (left: number, day: string) =>
		`You have ${left === 1 ? "1 scan" : `${left} scans`} left until ${day}.`,
	tooFew: "That is fewer than you chose. We stop when they are used up, and the rest stays in this list.",
	usedUp: "The scans of your plan are used up for now.",
	privacy: uploadCopy.privacy,
	list: "Chosen photos",
	alt: (name: string) => `Photo ${name}`,
	noPicture: "No preview",
	day: "Day it was taken",
	reading: "Reading the day from the photo…",
	fromPhoto: "Read from the photo. Please check it.",
	noDay: "The photo does not say when it was taken.",
	dayMissing: "Choose the day it was taken.",
	dayWrong: "Choose a day from 2000 on that has come already.",
	remove: "Remove",
	removeOf: (name: string) => `Remove ${name}`,
	putAway: "Clear",
	putAwayOf: (name: string) => `Clear ${name} from this list. It stays in your timeline.`,
	leaving: (unsent: number) => ({
		title: unsent === 1 ? "Leave with a photo not sent?" : `Leave with ${unsent} photos not sent?`,
		text: `${unsent === 1 ? "It" : "They"} would have to be chosen again, with ${unsent === 1 ? "its day" : "their days"}. What was sent already goes on without this page.`,
		stay: "Stay",
		leave: "Leave",
	}),
	start: (count: number) => `Import ${photos(count)}`,
	stop: "Stop",
	stopping: "Stopping after this photo…",
	progress: "Import",
	running: (place: number, count: number) => `Photo ${place} of ${count}`,
	stay: "Keep this page open. What was sent goes on without it; the rest would have to be chosen again.",
	stages: {
		checking: "Being looked at…",
		waits: "Many people are scanning. It is sent again by itself.",
		sending: "Being sent…",
		measuring: "Being measured…",
		done: "In your timeline.",
		taken: "Sent. Its report comes into your timeline when it is done.",
		refused: "Not taken, and not counted.",
		asked: "This photo leaves much open. Nothing was counted yet.",
		failed: "That did not work. The photo is still here.",
		unsure:
			"No clear answer came back, so we do not know whether it arrived. Look into your timeline before you send it again.",
	},
	unexpected: "Unexpected error. Please try again.",
	noReason: uploadCopy.refused,
	tooLarge: uploadCopy.tooLarge,
	allTheSame: "Import it all the same",
	again: "Try again",
	report: "Open report",
	reportOf: (name: string) => `of ${name}`,
	finished: (done: number) =>
		done === 1 ? "1 photo is in your timeline." : `${done} photos are in your timeline.`,
	sent: (taken: number) =>
		taken === 1
			? "1 photo was sent. Its report comes into your timeline when it is done."
			: `${taken} photos were sent. Their reports come into your timeline when they are done.`,
	none: "No photo was imported.",
	limitedTitle: uploadCopy.limitedTitle,
	sessionTitle: "You are logged out",
	session: "Please log in again.",
	stoppedTitle: "The import has stopped",
	limited: "The rest of your photos was not sent and counts nothing.",
	toTimeline: "Open the timeline",
} as const;
