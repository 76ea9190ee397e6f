import { legalCopy } from "./copy.ts";

const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** Which version this is, and since when it holds. */
export function LegalVersion({ version }: { version: string }) {
	const day = version.slice(0, "YYYY-MM-DD".length);
	return (
		<p className="text-small text-ink-2">
			{legalCopy.version(version)} <time dateTime={day}>{DAY.format(new Date(`${day}T00:00:00Z`))}</time>
		</p>
	);
}
