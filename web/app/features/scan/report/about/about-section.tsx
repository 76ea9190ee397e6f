import { CONCERN_WORDS } from "@dewlight/core/skin/concern-copy.ts";
import type { QualityStatus } from "@dewlight/core/skin/photo-quality.ts";
import { joinWords } from "@dewlight/core/skin/zone-words.ts";
import { ShieldCheck } from "lucide-react";
import { requestFeedback } from "#api/frame-events.ts";
import { Button } from "#ui/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { Notice } from "#ui/notice.tsx";
import { Tag } from "#ui/tag.tsx";
import { momentWords } from "#ui/words.ts";
import { reportCopy } from "../copy.ts";
import type { ReportParts } from "../report-parts.ts";
import { FoldSection, useIsPhone } from "../report-section.tsx";

const copy = reportCopy.about;

interface AboutSectionProps {
	parts: ReportParts;
	thumbnailWidth: number | null;
}

export function AboutSection({ parts, thumbnailWidth }: AboutSectionProps) {
	const { photo_quality, engine, user_note } = parts;
	const { deleted, kept } = keptWords(parts, thumbnailWidth);
	const isPhone = useIsPhone();
	return (
		<FoldSection name="about" hint={[photo_quality?.reason, deleted].filter(Boolean).join(" ")}>
			<div className="grid gap-6 desk:grid-cols-2 desk:gap-12">
				{photo_quality !== null && photo_quality.checks.length > 0 && (
					<PhotoConditions quality={photo_quality} open={parts.condition_notes?.not_measured} />
				)}
				<div className="grid content-start gap-5">
					<div className="grid gap-2 rounded-lg bg-silk p-5 wide:p-6">
						<h3 className="flex items-center gap-2 text-h3">
							<ShieldCheck aria-hidden="true" className="size-5 text-sage" />
							{copy.receipt}
						</h3>
						{!isPhone && <p>{deleted}</p>}
						<p>{kept}</p>
					</div>
					{user_note !== null && user_note !== "" && (
						<div className="grid gap-1">
							<h3 className="text-h3">{reportCopy.note}</h3>
							<p className="whitespace-pre-line text-ink-2">{user_note}</p>
						</div>
					)}
					<Button
						tone="secondary"
						size="small"
						onClick={() => requestFeedback("results")}
						className="justify-self-start print:hidden"
					>
						{copy.feedback}
					</Button>
					{engine !== null && (
						<p className="text-small text-ink-2">{copy.engine(engine.name, engine.version)}</p>
					)}
				</div>
			</div>
		</FoldSection>
	);
}

type Quality = NonNullable<ReportParts["photo_quality"]>;

const TONES: Record<QualityStatus, "sage" | "amber" | "danger"> = {
	pass: "sage",
	warn: "amber",
	fail: "danger",
};

type NotMeasured = NonNullable<ReportParts["condition_notes"]>["not_measured"];

export function PhotoConditions({
	quality,
	open = [],
}: {
	quality: Quality;
	open?: NotMeasured | undefined;
}) {
	const all = quality.checks.length;
	const good = quality.checks.filter((check) => check.status === "pass").length;
	const rest = quality.checks.filter((check) => check.status !== "pass");
	return (
		<div className="grid content-start gap-2">
			<h3 className="text-h3">{copy.conditions}</h3>
			<p className="text-ink-2">
				{copy.conditionsLead}{" "}
				{good === all ? `${copy.allGood(all)} ${limitWords(open)}` : copy.someGood(good, all)}
			</p>
			{quality.reason !== null && <Notice tone="warn">{quality.reason}</Notice>}
			{rest.length > 0 && <Checks checks={rest} />}
			<Disclosure summary={copy.allChecks}>
				<Checks checks={quality.checks} />
			</Disclosure>
		</div>
	);
}

/** Passing is not perfect: what such a photo still cannot show is said in the same breath. */
function limitWords(open: NotMeasured): string {
	if (open.length === 0) return "";
	const [first] = open;
	if (open.length === 1 && first?.concern === "pores" && /sharp/.test(first.reason))
		return copy.sharperForPores;
	return copy.stillOpen(joinWords(open.map(({ concern }) => CONCERN_WORDS[concern])));
}

function Checks({ checks }: { checks: Quality["checks"] }) {
	return (
		<ul className="divide-y divide-line border-y border-line">
			{checks.map((check) => (
				<li key={check.name} className="flex items-center justify-between gap-4 py-2 text-small">
					{copy.checks[check.name]}
					<Tag tone={TONES[check.status]}>{copy.statuses[check.status]}</Tag>
				</li>
			))}
		</ul>
	);
}

type Stored = Pick<
	ReportParts,
	| "frames"
	| "original_deleted_at"
	| "thumbnail_filename"
	| "layers"
	| "close_ups"
	| "metrics"
	| "user_note"
	| "remarks"
>;

/** The receipt: when the original went, what stayed of this scan, and for how long. `width` in pixels, once known. */
export function keptWords(stored: Stored, width: number | null): { deleted: string; kept: string } {
	const { original_deleted_at: deletedAt, frames } = stored;
	return {
		deleted: deletedAt === null ? copy.notDeletedYet : deletedWords(momentWords(deletedAt), frames),
		kept: `${copy.kept(joinWords(keptParts(stored, width)))} ${copy.keptFor}`,
	};
}

function deletedWords(time: string, frames: Stored["frames"]): string {
	return frames === null ? copy.deleted(time) : copy.allDeleted(frames.taken, time);
}

/** One entry for everything the answer holds of what is stored. */
function keptParts(stored: Stored, width: number | null): string[] {
	const { thumbnail_filename, layers, close_ups, metrics, user_note, remarks } = stored;
	return [
		...(thumbnail_filename === null ? [] : [width === null ? copy.smallThumbnail : copy.thumbnail(width)]),
		...(layers.length === 0 ? [] : [copy.layers(layers.length)]),
		...(close_ups.length === 0 ? [] : [copy.closeUps(close_ups.length)]),
		...(metrics === null ? [] : [copy.numbers]),
		...(user_note === null || user_note === "" ? [] : [copy.yourNote]),
		...(remarks ? [copy.remarks] : []),
		copy.thisReport,
	];
}
