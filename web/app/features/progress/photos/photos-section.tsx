import { type ProgressSeries, progressApi } from "@dewlight/contracts/progress.ts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "#api/call.ts";
import { paths } from "#paths.ts";
import { LinkButton } from "#ui/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { SelectField } from "#ui/field.tsx";
import { Notice, RetryNotice } from "#ui/notice.tsx";
import { Section, Skeleton } from "#ui/page.tsx";
import { progressCopy } from "../copy.ts";
import { type KeptPhoto, PhotoSlider, photosQuery } from "./kept-photos.tsx";

const copy = progressCopy.photos;

/** Before and after, of pairs that may be compared. */
export function PhotosSection({ series }: { series: readonly ProgressSeries[] }) {
	return (
		<Section id="photos" title={copy.title} lead={copy.lead}>
			<Photos series={series} />
		</Section>
	);
}

function Photos({ series }: { series: readonly ProgressSeries[] }) {
	const { data, isError, isFetching, refetch } = useQuery(photosQuery);
	const [before, setBefore] = useState<number | null>(null);
	const [after, setAfter] = useState<number | null>(null);
	if (data === undefined) {
		if (!isError) return <Skeleton className="mx-auto aspect-[4/5] w-full max-w-form rounded-lg" />;
		return (
			<RetryNotice
				text={copy.failed}
				retryLabel={progressCopy.retry}
				busy={isFetching}
				onRetry={() => void refetch()}
			/>
		);
	}
	const { photos, finished } = data;
	const alike = alikeWithNewest(series);
	const pair = choosePair(photos, { before, after }, alike);
	if (pair === null) return <p className="text-ink-2">{finished > 1 ? copy.notKept : copy.few}</p>;
	const newest = photos.at(-1)?.id;
	const option = ({ id, name }: KeptPhoto) => ({
		value: String(id),
		label: pair.after.id !== newest || alike.has(id) ? name : copy.otherwise(name),
	});
	return (
		<div className="grid gap-6 desk:grid-cols-[28rem_minmax(0,1fr)] desk:grid-rows-[auto_1fr] desk:gap-x-10">
			<div className="order-2 grid content-start gap-5 desk:order-none desk:col-start-2 desk:row-start-1">
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
						options={photos
							.slice(photos.indexOf(pair.before) + 1)
							.map(({ id, name }) => ({ value: String(id), label: name }))}
						onChange={({ target }) => setAfter(Number(target.value))}
					/>
				</div>
			</div>
			<ComparedPair key={`${pair.before.id}-${pair.after.id}`} {...pair} />
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

/** The two photos to show, the earlier one always first: as chosen where that holds, else the newest and the oldest like it. */
function choosePair(photos: readonly KeptPhoto[], chosen: Chosen, alike: ReadonlySet<number>): Pair | null {
	const [oldest, newest] = [photos[0], photos.at(-1)];
	if (oldest === undefined || newest === undefined || oldest === newest) return null;
	const earlier = photos.slice(0, -1);
	const before =
		earlier.find(({ id }) => id === chosen.before) ?? earlier.find(({ id }) => alike.has(id)) ?? oldest;
	const later = photos.slice(photos.indexOf(before) + 1);
	return { before, after: later.find(({ id }) => id === chosen.after) ?? newest };
}

/** Scans that some reading holds against the newest one. */
function alikeWithNewest(series: readonly ProgressSeries[]): Set<number> {
	const points = series.flatMap((one) => one.points);
	return new Set(points.filter(({ comparable }) => comparable).map(({ checkin_id }) => checkin_id));
}

/** The slider where the two photos may be held against each other, and what differed where they may not. */
function ComparedPair({ before, after }: Pair) {
	const { data, isError, isFetching, refetch } = useQuery(comparisonQuery(before.id, after.id));
	if (data === undefined) {
		if (!isError) {
			return (
				<div className="desk:row-span-2">
					<output className="sr-only">{copy.judging}</output>
					<Skeleton className="mx-auto aspect-[4/5] w-full max-w-form rounded-lg" />
				</div>
			);
		}
		return (
			<RetryNotice
				text={copy.judgeFailed}
				retryLabel={progressCopy.retry}
				busy={isFetching}
				onRetry={() => void refetch()}
			/>
		);
	}
	if (!data.comparable) {
		return (
			<Notice tone="warn" live="status" title={copy.notComparable}>
				<p>{data.sentence}</p>
				<ul className="mt-2 grid list-disc gap-1 pl-5">
					{data.differs_in.map((text) => (
						<li key={text}>{text}</li>
					))}
				</ul>
				<p className="mt-3">{copy.takeAlike}</p>
				<LinkButton to={paths.upload} tone="secondary" className="mt-3">
					{copy.takeOne}
				</LinkButton>
			</Notice>
		);
	}
	return (
		<>
			<div className="order-1 desk:order-none desk:col-start-1 desk:row-span-2 desk:row-start-1">
				<PhotoSlider before={before} after={after} />
			</div>
			<Notice live="status" className="order-3 self-start desk:order-none desk:col-start-2">
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
		</>
	);
}

/** Whether light, pose and sharpness let two scans be compared, and else what differed. */
const comparisonQuery = (before: number, after: number) =>
	queryOptions({
		queryKey: ["comparison", before, after],
		queryFn: ({ signal }) => call(progressApi.compareCheckins, { query: { before, after }, signal }),
		staleTime: Number.POSITIVE_INFINITY,
	});
