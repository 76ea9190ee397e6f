import type { DiaryEntry } from "@dewlight/contracts/diary.ts";
import type { CYCLE, SLEEP, STRESS, SUN } from "@dewlight/core/skin/self-report.ts";
import { FEELING_WORDS } from "#ui/plan/copy.ts";

const sleep: Record<(typeof SLEEP)[number], string> = { short: "Short", fair: "Fair", good: "Good" };
const stress: Record<(typeof STRESS)[number], string> = { low: "Little", some: "Some", high: "Much" };
const cycle: Record<(typeof CYCLE)[number], string> = {
	period: "Period",
	before_period: "Week before",
	other: "Other days",
};
const sun: Record<(typeof SUN)[number], string> = { none: "None", some: "Some", much: "Much" };

export const diaryCopy = {
	title: "How is your skin today?",
	lead: "One tap. A feeling is felt, not seen: no photo tells it.",
	loading: "Your day is being read",
	failed: "Your diary could not be read just now.",
	retry: "Try again",
	saved: "Saved.",
	kept: "Kept on this device. It is sent as soon as there is a connection.",
	offline: "There is no connection. What you tap is kept on this device and sent later.",
	keptNote:
		"Your note is read for signs of danger only once it is sent. If something is wrong now, please do not wait: call your local emergency number or a doctor.",
	notSaved: "This could not be sent, so it is not saved. Please tap again.",
	feelings: FEELING_WORDS,
	stings:
		"Noted. What treats your skin rests for three days and then goes on more gently. Tap Stings again to take it back.",
	stingsOnly:
		"Noted. Your plan has no treatment that would have to rest; leave out what stings until your skin is calm. Tap Stings again to take it back.",
	planChanged: "Your care plan follows: it is more careful with your skin now.",
	more: "Sleep, stress, cycle, sun, a note",
	moreText: "All of it is optional. It stands beside your readings as a mark, never as their cause.",
	groups: {
		sleep: { title: "Sleep", options: sleep },
		stress: { title: "Stress", options: stress },
		cycle: { title: "Cycle", options: cycle },
		sun: { title: "Sun", options: sun },
	} satisfies Record<keyof Pick<DiaryEntry, "sleep" | "stress" | "cycle" | "sun">, object>,
	note: "Note",
	noteHint: "It is read for signs of danger, as the note of a photo is.",
	saveNote: "Save note",
	saving: "Saving…",
} as const;
