import { once } from "node:events";
import { PassThrough, Readable } from "node:stream";
import { ZipFile } from "yazl";

interface ArchiveFile {
	path: string;
	/** For the person, in README.txt. */
	holds: string;
	/** Tables that refer to the account and are written here. */
	tables: readonly string[];
}

/** What an export consists of; a folder stands for its files. */
export const ARCHIVE_FILES = [
	{
		path: "account.json",
		holds:
			"Your account: address, name, answers, preferences, plan, settings, signed-in browsers, links we mailed you, links to your report and when they were opened, two-factor authentication and the invite code you used.",
		tables: [
			"sessions",
			"mail_tokens",
			"report_shares",
			"share_openings",
			"authenticators",
			"backup_codes",
			"invite_codes",
		],
	},
	{
		path: "check-ins.json",
		holds:
			"Every check-in: your note, what was measured in the photo, each step of the analysis, the report, what a language model remarked about it, and the names of its pictures. What changed since earlier photos (progress_summary in the report) is worked out anew from the stored readings by the rule of the day of this copy, as the pages show it; the same entry among the steps of the analysis holds what was said on the day of the scan.",
		tables: ["checkins"],
	},
	{
		path: "routine.json",
		holds:
			"What you use, what you left out of your plan and what you checked off on which day, products you added yourself, your shelf with dates and prices, what your skin did after which product, your patch tests, and your one-product experiments.",
		tables: [
			"confirmed_products",
			"own_products",
			"dropped_steps",
			"done_steps",
			"experiments",
			"shelf_items",
			"reactions",
			"patch_tests",
		],
	},
	{
		path: "diary.json",
		holds:
			"What you told of your days with your notes, the mornings and nights you skipped, what you want to be reminded of, the browsers that are reminded, and which reminder was sent on which day.",
		tables: ["diary_entries", "skipped_routines", "reminder_choices", "push_devices", "sent_reminders"],
	},
	{
		path: "chat.json",
		holds:
			"What you asked and what was answered, oldest first, with the products that were suggested and what each answer rested on.",
		tables: ["chat_turns", "chat_messages"],
	},
	{
		path: "billing.json",
		holds:
			"Your subscription, the checkouts you opened, your place at the founding price, the reminders you asked for and the mails we sent about payments. Cards and invoices are kept by the payment provider, under the customer number given here.",
		tables: [
			"billing_customers",
			"subscriptions",
			"checkouts",
			"founding_places",
			"change_previews",
			"billing_notices",
			"quota_reminders",
		],
	},
	{
		path: "usage.json",
		holds:
			"What counted toward your plan's limits, each call of a language model for you, and which parts of the product you opened first and when.",
		tables: ["usage_entries", "model_calls", "events"],
	},
	{
		path: "consents.json",
		holds:
			"Every time you accepted the legal texts or decided about your face photo or about showing it to a language model.",
		tables: ["legal_acceptances", "photo_consents", "remark_consents"],
	},
	{
		path: "messages.json",
		holds: "What you wrote to us by the contact form and as feedback.",
		tables: ["contact_messages", "feedback"],
	},
	{
		path: "audit.json",
		holds: "The record of what was done with your account, and whether by you, by us or by the system.",
		tables: [],
	},
	{
		path: "thumbnails/",
		holds: "The small picture kept of each photo. The photos themselves are deleted right after analysis.",
		tables: ["pictures"],
	},
	{
		path: "layers/",
		holds: "The transparent overlays that show where something was seen.",
		tables: ["pictures"],
	},
	{
		path: "close-ups/",
		holds: "The patches of each photo that show a finding up close, and under marks/ what was drawn on them.",
		tables: ["pictures"],
	},
] as const satisfies readonly ArchiveFile[];

export type ArchivePath = (typeof ARCHIVE_FILES)[number]["path"];

/** Tables that refer to an account and are not in its export, each with the reason. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
	login_challenges: "half-finished logins of the last minutes, which hold nothing but a secret's hash",
};

/** What every reader of the archive is told is missing. */
export const LEFT_OUT =
	"Not in here: your password, the secret of your authenticator app, backup codes and the codes of mailed links. Most are kept only in a form from which nobody can read them, and all of them open your account.";

export interface ArchiveEntry {
	path: string;
	contents: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;
	/** Off for what is compressed already. */
	compress: boolean;
}

/**
 * A zip file as a stream. The next entry is asked for when the one before has been read, so a reader that stalls
 * stops the reading; a reader that leaves ends it. A failure while reading breaks the stream off, so that half an
 * archive is never taken for a whole one.
 */
export function packArchive(entries: AsyncIterable<ArchiveEntry>, mtime: Date): Readable {
	const zip = new ZipFile();
	const output = new PassThrough();
	zip.outputStream.pipe(output);
	zip.on("error", (error: Error) => output.destroy(error));
	pack(zip, output, entries, mtime).catch((error: unknown) =>
		output.destroy(error instanceof Error ? error : new Error("The archive could not be written.")),
	);
	return output;
}

async function pack(
	zip: ZipFile,
	output: PassThrough,
	entries: AsyncIterable<ArchiveEntry>,
	mtime: Date,
): Promise<void> {
	for await (const { path, contents, compress } of entries) {
		if (output.destroyed) return;
		const source = Readable.from(contents, { objectMode: false });
		const leave = () => source.destroy();
		output.once("close", leave);
		const done = once(source, "close");
		zip.addReadStream(source, path, { mtime, compress });
		await done;
		output.off("close", leave);
		if (!source.readableEnded) return;
	}
	zip.end();
}
