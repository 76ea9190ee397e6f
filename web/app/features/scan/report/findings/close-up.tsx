import { scanApi } from "@dewlight/contracts/scans.ts";
import { capitalize, placesInSentence } from "@dewlight/core/skin/zone-words.ts";
import { ZoomIn } from "lucide-react";
import { type ReactNode, useState } from "react";
import { endpointUrl } from "#api/endpoint-url.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Sheet } from "#ui/dialog.tsx";
import { reportCopy } from "../copy.ts";
import type { ReportParts } from "../report-parts.ts";

type CloseUpPictures = ReportParts["close_ups"][number];

const copy = reportCopy.closeUp;
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
	if (lost) return <p className="rounded-md bg-silk p-4 text-small text-ink-2">{copy.lost}</p>;
	const onLost = () => setLost(true);
	return (
		<figure className="grid gap-2">
			<div className="grid max-w-form grid-cols-2 gap-2">
				<Patch closeUp={closeUp} alt={copy.plainAlt(where)} onLost={onLost} />
				<Patch closeUp={closeUp} alt={copy.markedAlt(where, name)} marks={strength} onLost={onLost} />
			</div>
			<figcaption className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-small text-ink-2">
				{copy.caption(capitalize(where))}
				<Button tone="quiet" size="small" onClick={() => setOpen(true)} className="-mx-4 print:hidden">
					<ZoomIn aria-hidden="true" className="size-4" />
					{copy.open}
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
	const alt = marked ? copy.markedAlt(where, name) : copy.plainAlt(where);
	return (
		<Sheet title={copy.title(name)} onClose={onClose}>
			<div className="grid min-h-0 grid-rows-[minmax(0,1fr)_auto] gap-4 px-5 pb-5 wide:px-8 wide:pb-8">
				<div className="grid min-h-0 place-items-center [container-type:size]">
					<div className="w-[min(100cqw,100cqh)]">
						<Patch closeUp={closeUp} alt={alt} marks={marked ? strength : undefined} onLost={onLost} />
					</div>
				</div>
				<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
					<p className="text-small text-ink-2">{copy.largeCaption(capitalize(where))}</p>
					<TogglePill pressed={marked} onPress={() => setMarked(!marked)}>
						{copy.marks}
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
