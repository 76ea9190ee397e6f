import { BRAND } from "@dewlight/contracts/brand.ts";
import { CHAT_LIMITS } from "@dewlight/contracts/chat.ts";

const limit = CHAT_LIMITS.message.toLocaleString("en-US");

/** CHAT-18 to CHAT-20 fix the limit text, "Error: …" and the failure of the history. */
export const chatCopy = {
	title: BRAND.assistant,
	refresh: "Refresh",
	refreshing: "Refreshing…",
	pull: "Pull to refresh",
	release: "Let go to refresh",
	loading: "Loading your conversation…",
	thread: `Conversation with ${BRAND.name}`,
	messages: "Messages",
	earlier: "Earlier messages",
	loadingEarlier: "Loading earlier messages…",
	newest: "Newest message",
	historyFailed: "Error: Could not load chat history. Please try again later.",
	tryAgain: "Try again",

	ai: {
		plain: "You are talking to an AI, not to a clinician.",
		guided: "You are talking to an AI: our built-in guide. What you write stays on this server.",
		model: (provider: string) =>
			`You are talking to an AI. Answers are written by ${provider}, which gets your question and the readings it needs.`,
		paused: "Answers are paused for now. You can read everything, and your question will keep.",
	},

	empty: {
		title: "What would you like to know?",
		text: "About your skin, your plan or a product. Answers rest on your own readings where there are some.",
		suggestions: "Questions to start with",
	},
	suggestions: [
		"What stands out in my last scan?",
		"Which step of my routine matters most?",
		"Can I use retinol and vitamin C together?",
		"Find me a gentle moisturizer",
	],

	you: "You",
	assistant: BRAND.name,
	thinking: "Thinking it over…",
	searching: (intent: string) => (intent === "" ? "Searching products…" : `Searching products: ${intent}`),
	basedOn: "Based on",
	products: "Suggested products",
	productLinks: "Shop links may earn us a commission. It plays no part in what is suggested.",
	incomplete: "This answer was cut short.",
	stopped: "Stopped.",
	notSent: "Not sent.",
	retry: "Try again",
	error: (message: string) => `Error: ${message}`,
	unknown: "Something went wrong. Please try again.",
	offline: "No connection. Check it and try again.",
	noAnswer: "The answer did not arrive. Please try again.",
	resumeLimit: "You've reached your plan's token limit. Please upgrade to continue.",

	copy: "Copy",
	copied: "Copied",
	copyFailed: "Copying was not allowed",
	report: "Report",
	feedback: "Feedback on the chat",
	reported: "Reported",
	disclaimer: "Medical disclaimer",

	box: {
		label: "Your question",
		placeholder: "Ask about your skin",
		send: "Send",
		stop: "Stop",
		hint: "Enter sends, Shift and Enter start a new line.",
		count: (used: number) => `${used.toLocaleString("en-US")} of ${limit} characters`,
		over: (count: number) =>
			`${count.toLocaleString("en-US")} ${count === 1 ? "character" : "characters"} too many`,
		offline: "You appear to be offline. Your question is kept here.",
	},

	reporting: {
		title: "Report this answer",
		lead: "A person will read the answer and what you write here.",
		reason: "What is wrong with it? (optional)",
		cancel: "Cancel",
		send: "Send report",
		sending: "Sending…",
		failed: "The report could not be sent.",
		thanksTitle: "Thank you",
		done: "Done",
	},

	upgrade: {
		title: "Your plan's limit",
		text: "Your plan does not cover this. A larger plan does.",
		later: "Not now",
		plans: "See plans",
		/** NATIVE-03 */
		native: "A Plus or Pro account is required. Accounts are managed on the product website.",
		close: "Close",
	},
} as const;
