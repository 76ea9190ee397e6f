import { paths } from "#paths.ts";
import { TextLink } from "#ui/text-link.tsx";
import { reportCopy } from "../copy.ts";
import type { ReportParts } from "../report-parts.ts";
import { SECTION_IDS } from "../section-ids.ts";
import { FindingPhoto } from "./finding-photo.tsx";
import { FindingsView } from "./findings-view.tsx";

interface FindingsSectionProps {
	parts: ReportParts;
	notes: NonNullable<ReportParts["condition_notes"]>;
	/** The picture comes with the finished report. */
	live: boolean;
	onThumbnailWidth: (width: number) => void;
}

export function FindingsSection({ parts, notes, live, onThumbnailWidth }: FindingsSectionProps) {
	const { thumbnail_filename: thumbnail } = parts;
	return (
		<FindingsView
			id={SECTION_IDS.findings}
			parts={parts}
			notes={notes}
			photoClass="scroll-mt-24 desk:top-36"
			withoutCloseUps={!live && <WithoutCloseUps />}
			photo={(marks) =>
				thumbnail === null ? (
					<p className="rounded-lg bg-silk p-6 text-center text-small text-ink-2">
						{live ? reportCopy.photo.later : reportCopy.photo.missing}
					</p>
				) : (
					<FindingPhoto {...marks} thumbnail={thumbnail} onWidth={onThumbnailWidth} />
				)
			}
		/>
	);
}

function WithoutCloseUps() {
	return (
		<p className="text-small text-ink-2">
			{reportCopy.closeUp.none}{" "}
			<TextLink to={paths.account} className="print:hidden">
				{reportCopy.closeUp.consents}
			</TextLink>
		</p>
	);
}
