import { CONTACT_SUBJECTS } from "@dewlight/contracts/contact.ts";
import {
	closeMessage,
	listAllFeedback,
	listInbox,
	readMessage,
} from "@dewlight/server/use-cases/operations/index.ts";
import { asTable, defineCommand, minute, readOneOf, snakeKeys } from "./command.ts";

const START = 60;

/** Enough of a text to know it again in a list. */
const start = (text: string) => (text.length > START ? `${text.slice(0, START)}…` : text);

export const inboxList = defineCommand({
	name: "inbox list",
	usage: `[--subject "${CONTACT_SUBJECTS.join('"|"')}"] [--open]`,
	about: "contact messages and AI reports, newest first",
	takes: [0, 0],
	options: { subject: "string", open: "boolean" },
	async run({ ctx, values }) {
		const { subject } = values;
		const messages = await listInbox({
			ctx,
			input: {
				subject: subject === undefined ? null : readOneOf("--subject", subject, CONTACT_SUBJECTS),
				openOnly: values.open ?? false,
			},
		});
		const rows = messages.map((message) => [
			message.id,
			minute(message.createdAt),
			message.handledAt ? "done" : "open",
			message.subject,
			message.email,
			start(message.message),
		]);
		return {
			data: messages.map(snakeKeys),
			text: asTable(["ID", "SENT", "STATE", "SUBJECT", "FROM", "MESSAGE"], rows),
		};
	},
});

export const inboxShow = defineCommand({
	name: "inbox show",
	usage: "ID",
	about: "one message in full",
	takes: [1, 1],
	options: {},
	async run({ ctx, words: [id = ""] }) {
		const message = await readMessage({ ctx, input: { id } });
		const head = asTable(
			["FROM", "NAME", "ACCOUNT", "SUBJECT", "SENT", "DONE"],
			[
				[
					message.email,
					message.name,
					String(message.userId ?? ""),
					message.subject,
					minute(message.createdAt),
					minute(message.handledAt),
				],
			],
		);
		return { data: snakeKeys(message), text: `${head}\n\n${printable(message.message)}` };
	},
});

/** A message may carry control characters that would move a terminal's cursor; only line breaks stay. */
const printable = (text: string) =>
	text
		.split(/\r?\n/)
		.map((line) => line.replaceAll(/\p{C}/gu, "·"))
		.join("\n");

export const inboxDone = defineCommand({
	name: "inbox done",
	usage: "ID",
	about: "mark a message as dealt with",
	takes: [1, 1],
	options: {},
	async run({ ctx, words: [id = ""] }) {
		const message = await closeMessage({ ctx, input: { id } });
		return { data: snakeKeys(message), text: `Done since ${minute(message.handledAt)}.` };
	},
});

export const feedbackList = defineCommand({
	name: "feedback list",
	usage: "",
	about: "what people wrote in the feedback window, newest first",
	takes: [0, 0],
	options: {},
	async run({ ctx }) {
		const feedback = await listAllFeedback({ ctx });
		const rows = feedback.map((row) => [
			minute(row.createdAt),
			row.source,
			String(row.userId ?? ""),
			row.message,
		]);
		return { data: feedback.map(snakeKeys), text: asTable(["SENT", "SOURCE", "ACCOUNT", "MESSAGE"], rows) };
	},
});
