import PostalMime from "postal-mime";

const LINK = /https?:\/\/[^\s"'<>)\]]+/g;

/** One mail as one recipient got it. */
interface CapturedMail {
	id: string;
	to: string;
	subject: string;
	text: string;
	html: string;
	links: string[];
	received_at: string;
}

export interface Mailbox {
	/** Parses one raw message and keeps it for each recipient. */
	take(raw: Uint8Array, recipients: readonly string[]): Promise<void>;
	/** Newest first; everybody's when `to` is null. */
	read: (to: string | null) => CapturedMail[];
}

interface MailboxOptions {
	/** The oldest messages are dropped beyond this many. */
	capacity: number;
	now: () => Date;
	newId: () => string;
}

export function createMailbox({ capacity, now, newId }: MailboxOptions): Mailbox {
	const messages: CapturedMail[] = [];
	return {
		async take(raw, recipients) {
			const mail = await PostalMime.parse(raw);
			const text = mail.text ?? "";
			const html = mail.html ?? "";
			for (const to of recipients) {
				messages.unshift({
					id: newId(),
					to,
					subject: mail.subject ?? "",
					text,
					html,
					links: linksOf(text, html),
					received_at: now().toISOString(),
				});
			}
			messages.length = Math.min(messages.length, capacity);
		},
		read(to) {
			const wanted = to?.toLowerCase();
			return messages.filter((message) => !wanted || message.to.toLowerCase() === wanted);
		},
	};
}

/** Addresses in the text part, then those only the HTML part has, each once. */
function linksOf(text: string, html: string): string[] {
	const plainHtml = html.replaceAll("&amp;", "&");
	return [...new Set([...(text.match(LINK) ?? []), ...(plainHtml.match(LINK) ?? [])])];
}
