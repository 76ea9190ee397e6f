import type { paceSchema } from "@dewlight/contracts/scans.ts";
import type { z } from "zod";
import { Notice } from "#ui/notice.tsx";
import { dayWords } from "#ui/words.ts";
import { reportCopy } from "./report/copy.ts";

const copy = reportCopy.pace;

/** A kind word to somebody who scans often; it stands beside what they came for and is in nobody's way. */
export function PaceNotice({ pace }: { pace: z.infer<typeof paceSchema> | null | undefined }) {
	if (pace === null || pace === undefined) return null;
	return (
		<Notice title={copy.title} className="mb-8 max-w-reading print:hidden">
			<p>{pace.text}</p>
			<p className="mt-2 font-medium">{copy.next(dayWords(pace.next_comparison_at))}</p>
		</Notice>
	);
}
