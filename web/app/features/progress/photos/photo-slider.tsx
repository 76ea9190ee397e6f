import { ChevronsLeftRight } from "lucide-react";
import { useState } from "react";
import { endpointUrl } from "#api/endpoint-url.ts";
import { dayWords } from "#ui/day-words.ts";
import { LightForm } from "#ui/light-form.tsx";
import { progressCopy } from "../copy.ts";
import type { KeptPhoto } from "./read-photos.ts";

const copy = progressCopy.photos;
const address = ({ filename }: KeptPhoto) => endpointUrl("thumbnail", { filename });

interface PhotoSliderProps {
	before: KeptPhoto;
	after: KeptPhoto;
}

/** The earlier photo lies over the later one and is cut at the edge; a native range carries finger, mouse and keys. */
export function PhotoSlider({ before, after }: PhotoSliderProps) {
	const [edge, setEdge] = useState(50);
	const [lost, setLost] = useState(false);
	const [from, to] = [dayWords(before.at), dayWords(after.at)];
	if (lost) {
		return (
			<p className="grid justify-items-center gap-3 rounded-lg bg-silk p-10 text-center text-small text-ink-2">
				<LightForm light="low" className="size-20" />
				{copy.lost}
			</p>
		);
	}
	return (
		<div className="relative mx-auto aspect-square w-full max-w-form overflow-hidden rounded-lg bg-silk shadow-soft outline-fig has-focus-visible:outline-3 has-focus-visible:outline-offset-3">
			<img
				src={address(after)}
				alt={copy.photoOf(to)}
				onError={() => setLost(true)}
				className="absolute inset-0 size-full object-cover"
			/>
			<img
				src={address(before)}
				alt={copy.photoOf(from)}
				onError={() => setLost(true)}
				style={{ clipPath: `inset(0 ${100 - edge}% 0 0)` }}
				className="absolute inset-0 size-full object-cover"
			/>
			<div
				aria-hidden="true"
				style={{ left: `${edge}%` }}
				className="pointer-events-none absolute inset-y-0 w-0.5 -translate-x-1/2 bg-[#ffffff] shadow-soft"
			>
				<span className="absolute top-1/2 left-1/2 grid size-11 -translate-1/2 place-items-center rounded-full bg-[#ffffff] text-[#6b2e47] shadow-soft">
					<ChevronsLeftRight className="size-5" />
				</span>
			</div>
			<Caption text={from} side="left-3" />
			<Caption text={to} side="right-3" />
			<input
				type="range"
				min={0}
				max={100}
				value={edge}
				aria-label={copy.slider}
				aria-valuetext={copy.position(edge, from)}
				onChange={({ target }) => setEdge(Number(target.value))}
				className="absolute inset-0 size-full cursor-ew-resize touch-pan-y opacity-0"
			/>
		</div>
	);
}

function Caption({ text, side }: { text: string; side: string }) {
	return (
		<span
			aria-hidden="true"
			className={`pointer-events-none absolute bottom-3 rounded-full bg-[#1a1316]/75 px-3 py-1 text-[0.8125rem] font-medium text-[#ffffff] ${side}`}
		>
			{text}
		</span>
	);
}
