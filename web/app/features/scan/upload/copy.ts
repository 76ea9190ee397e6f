import { MESSAGES } from "@dewlight/contracts/messages.ts";

/** Fixed by requirements SCAN-05 to SCAN-14 and SCAN-28; the rest is ours. */
export const uploadCopy = {
	title: "New Scan",
	lead: "One clear selfie is all we need. Add a line about your skin if you like.",
	tipsTitle: "For a reading you can trust",
	tips: {
		light: { title: "Bright, even lighting", text: "Face a window. No lamp from one side." },
		bare: { title: "No makeup or filters", text: "Bare skin, plain camera, portrait effects off." },
		forward: {
			title: "Face forward, hair pulled back",
			text: "Forehead and cheeks free, camera at eye level.",
		},
		neutral: { title: "Neutral expression", text: "Lips closed, brows at rest." },
		one: { title: "One clear selfie", text: "One face, sharp, an arm's length away." },
	},
	pick: "Choose a photo",
	pickHint: "Or drop or paste one here. JPEG, PNG, WebP or HEIC, up to 10 MB.",
	useCamera: "Use the camera",
	cameraFailed: "The camera could not be loaded. Check your connection and try again, or choose a photo.",
	camera: "Take a photo",
	insecureCamera:
		"Live guidance needs a secure connection. Open this page by its https address, or use your device's own camera.",
	alt: "The photo you chose",
	another: "Choose another",
	remove: "Remove",
	second: "Add a second photo",
	secondHint: "If you like: taken right after the first, in the same light. Two make the numbers steadier.",
	further: (count: number) =>
		count === 1
			? "A second photo goes with it, and both are measured."
			: `${count} more, taken in a row, go with it, and all are measured.`,
	removeFurther: "Send one only",
	noteLabel: "A note, if you like",
	notePlaceholder: "Describe your skin today or ask a question...",
	noteCount: (length: number, max: number) =>
		`${length.toLocaleString("en-US")} of ${max.toLocaleString("en-US")} characters`,
	noteTooLong: "Please keep the note within 1,000 characters.",
	submit: "Scan Skin",
	busy: "Analyzing...",
	waitingTitle: "We are full for a moment",
	waiting: "Many people are scanning. Nothing was counted, and this page sends your photo again by itself.",
	privacy:
		"Every photo is deleted right after analysis. We keep a small thumbnail, close-ups of what was found and the numbers.",
	oneImage: MESSAGES.oneImage,
	noImage: MESSAGES.noImage,
	tooLarge: "The file is larger than 10 MB. Choose a smaller photo.",
	refusedTitle: "Let's try another photo",
	refused: "This photo cannot be measured. Please take another one.",
	keepLead:
		"Or keep it with your words as a note: a small picture in your timeline. Nothing is measured, it is no scan of your plan, and your care plan stays as it is.",
	keep: "Keep it as a note",
	askedTitle: "This photo leaves much open",
	askedLead: "Nothing was counted yet. Another photo may show more; this one can be scanned as it is.",
	scanAllTheSame: "Scan it all the same",
	failedTitle: "That did not work",
	unexpected: "Unexpected error. Please try again.",
	limitedTitle: "Your plan is used up for now",
	limited: "This scan is beyond what your plan holds for this period. Nothing was sent.",
	leaving: {
		title: "Leave without scanning?",
		text: "Your photo is not scanned yet. If you leave, you would have to choose or take it again.",
		stay: "Stay",
		leave: "Leave",
	},
} as const;
