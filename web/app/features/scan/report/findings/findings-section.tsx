import { scanApi } from "@dewlight/contracts/scans.ts";
import type { Concern } from "@dewlight/core/skin/concern.ts";
import { CONCERN_NAMES } from "@dewlight/core/skin/concern-copy.ts";
import { joinWords } from "@dewlight/core/skin/zone-words.ts";
import { Eye, EyeOff } from "lucide-react";
import { useId, useState } from "react";
import { endpointUrl } from "#api/endpoint-url.ts";
import { paths } from "#paths.ts";
import { TextLink } from "#ui/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { LightForm } from "#ui/state-view.tsx";
import { reportCopy } from "../copy.ts";
import type { ReportParts } from "../report-parts.ts";
import { SECTION_IDS, useIsPhone } from "../report-section.tsx";
import { TogglePill } from "./concern-card.tsx";
import { FindingsView, type Marks } from "./findings-view.tsx";

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

interface FindingPhotoProps extends Marks {
	thumbnail: string;
	/** What the picture is, in words. */
	alt?: string;
	/** Where a picture of the report is; the product's own call where missing. */
	addressOf?: (filename: string) => string;
	/** Width of the kept picture, once known. */
	onWidth?: (width: number) => void;
}

const copy = reportCopy.photo;
const keptAddress = (filename: string) => endpointUrl(scanApi.thumbnail, { filename });

/** Painted as a field; the others are single rings, diamonds, dots and strokes. */
const AREAS: readonly Concern[] = ["redness", "uneven_tone", "shine", "texture", "under_eye"];
const isArea = ({ concern }: { concern: Concern }) => AREAS.includes(concern);

/** The thumbnail with one transparent picture per concern over it, all in one frame. */
export function FindingPhoto(props: FindingPhotoProps) {
	const { thumbnail, alt = copy.alt, addressOf = keptAddress, onWidth, ...marks } = props;
	const { layers, shown, strengths } = marks;
	const [strength, setStrength] = useState(100);
	const [lost, setLost] = useState(false);
	const marked = layers.filter((layer) => shown.includes(layer.concern));
	const isPhone = useIsPhone();
	const isBare = layers.length === 0 || lost;
	const names = joinWords(marked.map((layer) => CONCERN_NAMES[layer.concern].toLowerCase()));
	const told = (
		<span aria-live="polite">
			{layers.length === 0 ? copy.noLayers : marked.length === 0 ? copy.unmarked : copy.marked(names)}
		</span>
	);
	const hint = marked.some(isArea) ? `${copy.areas} ${copy.sides}` : copy.sides;
	const controls = <LayerControls {...marks} strength={strength} onStrength={setStrength} />;
	return (
		<figure className="grid gap-1 wide:gap-3">
			<div className="relative mx-auto w-full max-w-54 overflow-hidden wide:max-w-form rounded-lg bg-silk shadow-soft print:max-w-64">
				{lost ? (
					<p className="grid justify-items-center gap-3 p-10 text-center text-small text-ink-2">
						<LightForm light="low" className="size-20" />
						{copy.lost}
					</p>
				) : (
					<img
						src={addressOf(thumbnail)}
						alt={alt}
						onLoad={(event) => onWidth?.(event.currentTarget.naturalWidth)}
						onError={() => setLost(true)}
						className="block min-h-40 w-full"
					/>
				)}
				{!lost &&
					layers.map((layer) => (
						<img
							key={layer.concern}
							src={addressOf(layer.filename)}
							alt=""
							style={{
								opacity: shown.includes(layer.concern)
									? (strength / 100) * (strengths[layer.concern] ?? 1)
									: 0,
							}}
							className="pointer-events-none absolute inset-0 size-full transition-opacity duration-250"
						/>
					))}
			</div>
			<figcaption className="text-center text-small text-ink-2">
				{isPhone && !isBare ? (
					<Disclosure
						className="mx-auto w-fit open:w-full [&>summary]:mx-auto"
						summary={
							<span>
								<span className="font-normal text-ink-2">{told}</span> {copy.change}
							</span>
						}
					>
						<p className="pb-3">{hint}</p>
						{controls}
					</Disclosure>
				) : (
					<>
						{told} {layers.length > 0 && hint}
					</>
				)}
			</figcaption>
			{!isPhone && !isBare && controls}
		</figure>
	);
}

interface LayerControlsProps extends Marks {
	/** Percent. */
	strength: number;
	onStrength: (strength: number) => void;
}

function LayerControls(props: LayerControlsProps) {
	const { layers, shown, strength, onToggle, onClear, onStrength } = props;
	const id = useId();
	return (
		<div className="grid gap-2 print:hidden">
			<fieldset className="flex flex-wrap justify-center gap-2">
				<legend className="sr-only">{copy.layers}</legend>
				{layers.map(({ concern }) => {
					const on = shown.includes(concern);
					return (
						<TogglePill key={concern} pressed={on} onPress={() => onToggle(concern)}>
							{on ? (
								<Eye aria-hidden="true" className="size-4" />
							) : (
								<EyeOff aria-hidden="true" className="size-4" />
							)}
							{CONCERN_NAMES[concern]}
						</TogglePill>
					);
				})}
				<TogglePill pressed={shown.length === 0} onPress={onClear}>
					{copy.only}
				</TogglePill>
			</fieldset>
			{shown.length > 0 && (
				<div className="mx-auto flex w-full max-w-narrow items-center gap-3">
					<label htmlFor={id} className="shrink-0 text-small text-ink-2">
						{copy.strength}
					</label>
					<input
						id={id}
						type="range"
						min={20}
						max={100}
						step={10}
						value={strength}
						onChange={(event) => onStrength(Number(event.target.value))}
						className="h-11 min-w-0 flex-1"
					/>
				</div>
			)}
		</div>
	);
}
