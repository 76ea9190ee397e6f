import { KEPT_DAYS } from "@dewlight/contracts/retention.ts";
import { PROMISED } from "../figures.ts";
import type { LegalSection } from "../legal-prose.tsx";

const {
	sessionDays,
	linkRestDays,
	counterHours,
	taskDays,
	failedTaskDays,
	paymentNewsDays,
	halfLoginMinutes,
	backupDays,
	erasureNoteDays,
} = PROMISED;

/** Follows the tables of server/src/db/schema and the jobs that empty them. */
export const KEPT: readonly LegalSection[] = [
	{
		id: "privacy-kept",
		heading: "What we keep, and for how long",
		blocks: [
			"Until your account is erased:",
			{
				facts: [
					{
						name: "Account",
						text: "Your e-mail address, the name you chose, and your password in a form that cannot be read back. If you use two-factor authentication, its secret, encrypted, and backup codes in a form that cannot be read back. The invite code you used, if any.",
					},
					{
						name: "Your answers",
						text: "Goals, concerns, and what you chose to tell: age group, budget, fragrance, how sensitive your skin feels, its tone, pregnancy or nursing, medicines, a weakened immune system, conditions of the skin, and allergies.",
					},
					{
						name: "Scans",
						text: "Thumbnails, layers, close-ups, measured numbers, reports, your notes and, of a photo you import from before, the day you say it was taken. A smaller plan shows fewer of them and deletes none.",
					},
					{
						name: "Routine",
						text: "Care plans, products you use or added, steps you left out, steps you checked off on which day, mornings and nights you skipped and why, your shelf with opening dates, end dates and prices, what your skin did after which product, patch tests with what you saw at each look, and your one-product experiments.",
					},
					{
						name: "Diary",
						text: "How you say your skin felt on a day, and, where you tell it, sleep, stress, cycle, sun and a note. A note is read for signs of danger, as the note of a photo is, and what it called for is kept beside it.",
					},
					{
						name: "Reminders",
						text: "Only where you choose them: what you want to be reminded of and when, your time zone, the browsers to be reached (the address at their maker's push service, and a key, encrypted), and which reminder was sent on which day. Turning them off deletes your choice and the browsers at once.",
					},
					{
						name: "Links to your report",
						text: "When you made a link for a professional, until when it works, and each time it was opened: when, and what the browser calls itself. The code of the link is kept in a form that cannot be read back.",
					},
					{
						name: "Chat",
						text: "What you asked and what was answered.",
					},
					{
						name: "Calls of a language model",
						text: "What each was for, its model, tokens, time and outcome, and a fingerprint of what was sent; not the text.",
					},
					{
						name: "Consents",
						text: "Each yes and no, with its time and the version of the text.",
					},
					{
						name: "Plan and usage",
						text: "Which plan you have and until when, your number at the payment provider, checkouts you opened, the price you were last shown for a change, and which mails about payments you got. Scans, messages and tokens that count toward your limits. That you first opened the chat, sent a first message and saw your care plan.",
					},
					{
						name: "Record",
						text: "What was done with your account, when and by whom.",
					},
					{
						name: "Letters to us",
						text: "What you wrote by the contact form or as feedback. When you report an answer of the chat, its text and products are copied there with your reason, name and e-mail address. Feedback without an account carries no name.",
					},
				],
			},
			"For a shorter time, some of the above included:",
			{
				facts: [
					{
						name: "Accounts never confirmed",
						text: `When nobody opens the link we mailed, the account is erased ${KEPT_DAYS.unconfirmedAccount} days after it was opened, within a day.`,
					},
					{
						name: "Record, usage, first times",
						text: `What was done with your account: ${KEPT_DAYS.record} days. What counts toward your limits, and when you first saw something: ${KEPT_DAYS.usage} days, or as long as your trial runs.`,
					},
					{
						name: "Model calls, checkouts, payment mails",
						text: `Calls of a language model: ${KEPT_DAYS.modelCalls} days. Checkouts: ${KEPT_DAYS.checkouts} days after their time was over. Which mails about payments you got: ${KEPT_DAYS.paymentMails} days.`,
					},
					{
						name: "Letters",
						text: `${KEPT_DAYS.letters} days after we answered; feedback ${KEPT_DAYS.feedback} days.`,
					},
					{
						name: "Sign-ins",
						text: `What your browser calls itself, and when it was last used: until you log out, or ${sessionDays} days after the last use.`,
					},
					{
						name: "Half-finished logins",
						text: `That your password was right and the second factor is awaited, and which page you wanted: ${halfLoginMinutes} minutes, then deleted within the hour.`,
					},
					{
						name: "Mailed links",
						text: `The address a link went to: until ${linkRestDays} days after the link ends.`,
					},
					{
						name: "Counters of attempts",
						text: `Your network address, e-mail address or account number beside a number, against guessing and floods: at most ${counterHours} hours, then deleted within the hour.`,
					},
					{
						name: "News from Stripe",
						text: `What kind of payment event came and when, with your number there: ${paymentNewsDays} days, then deleted within a day.`,
					},
					{
						name: "Tasks",
						text: `That a mail was sent or a photo measured; for a new password, the e-mail address that was typed: ${taskDays} days after it is done. A task that failed every try: ${failedTaskDays} days. Then it is deleted within a day.`,
					},
					{
						name: "Back-ups",
						text: `An encrypted copy of all of this, so that no accident loses it: ${backupDays} days, then deleted. No copy holds a photo you sent, a sign-in or a task.`,
					},
					{
						name: "Technical log",
						text: "What the server did and what went wrong, without passwords, e-mail addresses, notes, messages or photos. It is kept as long as finding faults needs.",
					},
				],
			},
		],
	},
	{
		id: "privacy-after-erasure",
		heading: "What stays after your account is erased",
		blocks: [
			{
				list: [
					"A fingerprint of your e-mail address, made with a secret key, so that a free trial is given once. Nobody can read the address from it.",
					`Lines of our record of what was done: an account number, a kind of event, its time and who did it, without details, for ${KEPT_DAYS.record} days.`,
					"Counts that no longer point to you: what language models cost, and how many founding places are taken.",
					"At Stripe, the invoices that the law wants kept, and your customer entry with e-mail address, name and card as you gave them there. Erasing here ends the subscription but does not delete that entry. Ask us, and we delete what the law does not want kept.",
					`Copies in encrypted back-ups, for at most ${backupDays} days. When a back-up has to be put in place of what was lost, your account is erased from it again. For that its number and the time of the erasure are kept for ${erasureNoteDays} days, and deleted within a day after them.`,
				],
			},
		],
	},
];
