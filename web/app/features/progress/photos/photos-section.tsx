import { progressApi } from "@dewlight/contracts/progress.ts";
import { scanApi } from "@dewlight/contracts/scans.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { ChevronsLeftRight } from "lucide-react";
import { useState } from "react";
import { call } from "#api/call.ts";
import { endpointUrl } from "#api/endpoint-url.ts";
import { dayWords } from "#ui/day-words.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { LightForm } from "#ui/light-form.tsx";
import { Notice } from "#ui/notice.tsx";
import { RetryNotice } from "#ui/retry-notice.tsx";
import { Section } from "#ui/section.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { progressCopy } from "../copy.ts";
import { type KeptPhoto, photosQuery } from "./read-photos.ts";

const copy = progressCopy.photos;

export function PhotosSection() {
	return (
		<Section id="photos" title={copy.title} lead={copy.lead}>
			<Photos />
		</Section>
	);
}

const option = ({ id, at }: KeptPhoto) => ({ value: String(id), label: dayWords(at) });

function Photos() {
	const { data: photos, isError, isFetching, refetch } = useQuery(photosQuery);
	const [before, setBefore] = useState<number | null>(null);
	const [after, setAfter] = useState<number | null>(null);
	if (photos === undefined) {
		if (!isError) return <Skeleton className="mx-auto aspect-square w-full max-w-form rounded-lg" />;
		return (
			<RetryNotice
				text={copy.failed}
				retryLabel={progressCopy.retry}
				busy={isFetching}
				onRetry={() => void refetch()}
			/>
		);
	}
	const pair = choosePair(photos, { before, after });
	if (pair === null) return <p className="text-ink-2">{copy.few}</p>;
	return (
		<div className="grid gap-6 desk:grid-cols-[28rem_minmax(0,1fr)] desk:gap-10">
			<PhotoSlider key={`${pair.before.id}-${pair.after.id}`} {...pair} />
			<div className="grid content-start gap-5">
				<div className="grid gap-5 wide:grid-cols-2 desk:grid-cols-1">
					<SelectField
						label={copy.before}
						value={pair.before.id}
						options={photos.slice(0, -1).map(option)}
						onChange={({ target }) => setBefore(Number(target.value))}
					/>
					<SelectField
						label={copy.after}
						value={pair.after.id}
						options={photos.filter(({ id }) => id > pair.before.id).map(option)}
						onChange={({ target }) => setAfter(Number(target.value))}
					/>
				</div>
				<Comparability before={pair.before.id} after={pair.after.id} />
			</div>
		</div>
	);
}

interface Pair {
	before: KeptPhoto;
	after: KeptPhoto;
}

interface Chosen {
	before: number | null;
	after: number | null;
}

/** The two photos to show, the earlier one always first: as chosen where that holds, else the oldest and the newest. */
function choosePair(photos: readonly KeptPhoto[], chosen: Chosen): Pair | null {
	const [oldest, newest] = [photos[0], photos.at(-1)];
	if (oldest === undefined || newest === undefined || oldest === newest) return null;
	const before = photos.slice(0, -1).find(({ id }) => id === chosen.before) ?? oldest;
	const later = photos.filter(({ id }) => id > before.id);
	return { before, after: later.find(({ id }) => id === chosen.after) ?? newest };
}

/** Says whether the two photos may be held against each other, and what differed where they may not. */
function Comparability({ before, after }: { before: number; after: number }) {
	const { data, isError, isFetching, refetch } = useQuery(comparisonQuery(before, after));
	if (data === undefined) {
		if (!isError) return <output className="text-small text-ink-2">{copy.judging}</output>;
		return (
			<RetryNotice
				text={copy.judgeFailed}
				retryLabel={progressCopy.retry}
				busy={isFetching}
				onRetry={() => void refetch()}
			/>
		);
	}
	if (data.comparable) {
		return (
			<Notice live="status">
				<p>{data.sentence}</p>
				{data.numbers.length > 0 && (
					<Disclosure summary={copy.numbers}>
						<ul className="grid gap-2 text-small">
							{data.numbers.map((text) => (
								<li key={text}>{text}</li>
							))}
						</ul>
					</Disclosure>
				)}
			</Notice>
		);
	}
	return (
		<Notice tone="warn" live="status" title={copy.notComparable}>
			<p>{data.sentence}</p>
			<ul className="mt-2 grid list-disc gap-1 pl-5">
				{data.differs_in.map((text) => (
					<li key={text}>{text}</li>
				))}
			</ul>
		</Notice>
	);
}

/** Whether light, pose and sharpness let two scans be compared, and else what differed. */
const comparisonQuery = (before: number, after: number) =>
	queryOptions({
		queryKey: ["comparison", before, after],
		queryFn: ({ signal }) => call(progressApi.compareCheckins, { query: { before, after }, signal }),
		staleTime: Number.POSITIVE_INFINITY,
	});

const address = ({ filename }: KeptPhoto) => endpointUrl(scanApi.thumbnail, { filename });

interface PhotoSliderProps {
	before: KeptPhoto;
	after: KeptPhoto;
}

/** The earlier photo lies over the later one and is cut at the edge; a native range carries finger, mouse and keys. */
function PhotoSlider({ before, after }: PhotoSliderProps) {
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
