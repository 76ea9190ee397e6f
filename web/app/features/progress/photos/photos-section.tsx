import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { dayWords } from "#ui/day-words.ts";
import { RetryNotice } from "#ui/retry-notice.tsx";
import { Section } from "#ui/section.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { progressCopy } from "../copy.ts";
import { Comparability } from "./comparability.tsx";
import { PhotoSlider } from "./photo-slider.tsx";
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
