import { scanApi } from "@dewlight/contracts/scans.ts";
import { capitalize, placesInSentence } from "@dewlight/core/skin/zone-words.ts";
import { Eye, MapPin, ZoomIn } from "lucide-react";
import { type ReactNode, useState } from "react";
import { endpointUrl } from "#api/endpoint-url.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Sheet } from "#ui/dialog.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { SeverityScale } from "#ui/meters.tsx";
import { asSentence } from "#ui/words.ts";
import { reportCopy } from "../copy.ts";
import { metricLabel, type ReportMetric, readingWords, SurenessMark } from "../reading-words.tsx";
import type { ReportParts } from "../report-parts.ts";
import { FoldMark, findingId } from "../report-section.tsx";

type KeyConcern = NonNullable<ReportParts["condition_notes"]>["key_concerns_identified"][number];

interface ConcernCardProps {
	concern: KeyConcern;
	metrics: readonly ReportMetric[] | null;
	/** Undefined where the photo has no layer for this concern. */
	shown: boolean | undefined;
	onToggle: () => void;
	/** Undefined where none was kept. */
	closeUp: CloseUpPictures | undefined;
	/** How opaque its marks are, 0 to 1. */
	strength: number;
	open: boolean;
}

const copy = reportCopy.findings;

export function ConcernCard({
	concern,
	metrics,
	shown,
	onToggle,
	closeUp,
	strength,
	open,
}: ConcernCardProps) {
	const name = concern.concern_name;
	return (
		<FindingRow
			id={concern.concern && findingId(concern.concern)}
			name={name}
			open={open}
			mark={concern.confidence !== undefined && <SurenessMark confidence={concern.confidence} />}
			head={
				<div className="grid grid-cols-[minmax(0,1fr)_minmax(8.5rem,45%)] items-center gap-x-4">
					<p className="flex items-center gap-1.5 text-small text-ink-2">
						<MapPin aria-hidden="true" className="size-4 shrink-0" />
						{concern.location_observed}
					</p>
					<SeverityScale value={concern.severity_score} label={copy.severity(name)} />
				</div>
			}
		>
			<p className="text-ink-2">{concern.description}</p>
			{closeUp !== undefined && <CloseUp name={name} closeUp={closeUp} strength={strength} />}
			<div className="flex flex-wrap items-start justify-between gap-x-1 gap-y-2">
				<MeasuredBy sentence={concern.measured} ids={concern.metric_ids} metrics={metrics} />
				{shown !== undefined && (
					<TogglePill pressed={shown} onPress={onToggle} className="max-wide:px-3 print:hidden">
						<Eye aria-hidden="true" className="size-4" />
						{shown ? copy.shownOnPhoto : copy.showOnPhoto}
						<span className="sr-only"> ({name})</span>
					</TogglePill>
				)}
			</div>
		</FindingRow>
	);
}

interface MeasuredByProps {
	/** The strongest of them in words with its number; null where none is told. */
	sentence: string | null;
	ids: readonly string[];
	/** Null while the scan runs: the ids are known before the numbers are sent. */
	metrics: readonly ReportMetric[] | null;
}

/** Every reading a statement rests on: what, how much, how sure, and the id that names it. */
function MeasuredBy({ sentence, ids, metrics }: MeasuredByProps) {
	if (ids.length === 0) return <p className="text-small text-ink-2">{copy.noMetrics}</p>;
	return (
		<Disclosure
			className="min-w-34 flex-1 basis-0 open:basis-full"
			summary={copy.measuredByCount(ids.length)}
		>
			{sentence !== null && <p className="pb-3 text-small">{sentence}</p>}
			<dl className="divide-y divide-line border-y border-line">
				{ids.map((id) => (
					<MetricRow key={id} id={id} metric={metrics?.find((metric) => metric.id === id)} />
				))}
			</dl>
		</Disclosure>
	);
}

function MetricRow({ id, metric }: { id: string; metric: ReportMetric | undefined }) {
	const words = metric === undefined ? null : readingWords(metric);
	return (
		<div className="grid gap-x-4 gap-y-0.5 py-2.5 text-small wide:grid-cols-[1fr_auto]">
			<dt className="font-medium">{metricLabel(id)}</dt>
			<dd className="wide:row-span-2 wide:text-right">
				{words !== null && <span className="block">{words}</span>}
				{metric?.measurable === false && (
					<span className="block text-ink-2">{asSentence(metric.reason ?? "")}</span>
				)}
				{metric?.measurable === true && <SurenessMark confidence={metric.confidence} />}
			</dd>
			<dd className="font-mono text-[0.8125rem] break-all text-ink-2">{id}</dd>
		</div>
	);
}

interface FindingRowProps {
	/** Also the anchor. */
	id?: string | undefined;
	name: string;
	/** How sure it is. */
	mark?: ReactNode;
	/** What else is seen of it before a tap. */
	head: ReactNode;
	/** Before anybody asked. */
	open: boolean;
	children: ReactNode;
}

/** One thing that was seen: what, how much and where at once, and what that rests on a tap away. */
export function FindingRow({ id, name, mark, head, open, children }: FindingRowProps) {
	return (
		<li id={id} className="scroll-mt-24 break-inside-avoid">
			<details open={open} data-print-open="" className="group/fold">
				<summary className="grid list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 px-5 py-3.5 -outline-offset-2 hover:bg-silk/60 wide:px-6 [&::-webkit-details-marker]:hidden">
					<div className="flex flex-wrap items-center justify-between gap-x-4">
						<h3 className="text-h3">{name}</h3>
						{mark}
					</div>
					<FoldMark />
					<div className="col-span-2">{head}</div>
				</summary>
				<div className="grid gap-4 px-5 pt-1 pb-5 wide:px-6 wide:pb-6">{children}</div>
			</details>
		</li>
	);
}

type CloseUpPictures = ReportParts["close_ups"][number];

const closeUpCopy = reportCopy.closeUp;
const addressOf = (filename: string) => endpointUrl(scanApi.thumbnail, { filename });

interface CloseUpProps {
	name: string;
	closeUp: CloseUpPictures;
	/** How opaque the marks are, 0 to 1. */
	strength?: number;
}

/** The patch of the photo a finding stands out in most: as photographed, and beside it with what was marked. */
export function CloseUp({ name, closeUp, strength = 1 }: CloseUpProps) {
	const [open, setOpen] = useState(false);
	const [lost, setLost] = useState(false);
	const where = placesInSentence([closeUp.zone]);
	if (lost) return <p className="rounded-md bg-silk p-4 text-small text-ink-2">{closeUpCopy.lost}</p>;
	const onLost = () => setLost(true);
	return (
		<figure className="grid gap-2">
			<div className="grid max-w-form grid-cols-2 gap-2">
				<Patch closeUp={closeUp} alt={closeUpCopy.plainAlt(where)} onLost={onLost} />
				<Patch closeUp={closeUp} alt={closeUpCopy.markedAlt(where, name)} marks={strength} onLost={onLost} />
			</div>
			<figcaption className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-small text-ink-2">
				{closeUpCopy.caption(capitalize(where))}
				<Button tone="quiet" size="small" onClick={() => setOpen(true)} className="-mx-4 print:hidden">
					<ZoomIn aria-hidden="true" className="size-4" />
					{closeUpCopy.open}
					<span className="sr-only"> ({name})</span>
				</Button>
			</figcaption>
			{open && (
				<LargeCloseUp
					name={name}
					where={where}
					closeUp={closeUp}
					strength={strength}
					onClose={() => setOpen(false)}
					onLost={onLost}
				/>
			)}
		</figure>
	);
}

interface PatchProps {
	closeUp: CloseUpPictures;
	alt: string;
	/** How opaque its marks are, 0 to 1; none where missing. */
	marks?: number | undefined;
	onLost: () => void;
}

function Patch({ closeUp, alt, marks, onLost }: PatchProps) {
	return (
		<div className="relative aspect-square overflow-hidden rounded-md bg-silk">
			<img
				src={addressOf(closeUp.filename)}
				alt={alt}
				loading="lazy"
				onError={onLost}
				className="size-full object-cover"
			/>
			{marks !== undefined && (
				<img
					src={addressOf(closeUp.marks_filename)}
					alt=""
					loading="lazy"
					style={{ opacity: marks }}
					className="pointer-events-none absolute inset-0 size-full"
				/>
			)}
		</div>
	);
}

interface LargeCloseUpProps {
	name: string;
	where: string;
	closeUp: CloseUpPictures;
	strength: number;
	onClose: () => void;
	onLost: () => void;
}

function LargeCloseUp({ name, where, closeUp, strength, onClose, onLost }: LargeCloseUpProps) {
	const [marked, setMarked] = useState(false);
	const alt = marked ? closeUpCopy.markedAlt(where, name) : closeUpCopy.plainAlt(where);
	return (
		<Sheet title={closeUpCopy.title(name)} onClose={onClose}>
			<div className="grid min-h-0 grid-rows-[minmax(0,1fr)_auto] gap-4 px-5 pb-5 wide:px-8 wide:pb-8">
				<div className="grid min-h-0 place-items-center [container-type:size]">
					<div className="w-[min(100cqw,100cqh)]">
						<Patch closeUp={closeUp} alt={alt} marks={marked ? strength : undefined} onLost={onLost} />
					</div>
				</div>
				<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
					<p className="text-small text-ink-2">{closeUpCopy.largeCaption(capitalize(where))}</p>
					<TogglePill pressed={marked} onPress={() => setMarked(!marked)}>
						{closeUpCopy.marks}
					</TogglePill>
				</div>
			</div>
		</Sheet>
	);
}

interface TogglePillProps {
	pressed: boolean;
	onPress: () => void;
	children: ReactNode;
	className?: string;
}

/** A switch in the shape of a pill. */
export function TogglePill({ pressed, onPress, children, className }: TogglePillProps) {
	return (
		<button
			type="button"
			aria-pressed={pressed}
			onClick={onPress}
			className={classNames(
				"inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-small font-medium transition-colors",
				pressed ? "border-fig bg-fig text-on-fig" : "border-field bg-surface text-ink hover:border-fig",
				className,
			)}
		>
			{children}
		</button>
	);
}
