import type { Shelf } from "@dewlight/contracts/shelf.ts";
import { useQuery } from "@tanstack/react-query";
import { OfflineError } from "#api/api-error.ts";
import { pageMeta } from "#page-meta.ts";
import { paths } from "#paths.ts";
import { Button, LinkButton } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { Notice } from "#ui/notice.tsx";
import { Page, Section, Skeleton } from "#ui/page.tsx";
import { EmptyState, ErrorState, OfflineState } from "#ui/state-view.tsx";
import { shelfQuery, useShelfChange } from "./calls.ts";
import { shelfCopy as copy } from "./copy.ts";
import { ShelfCard } from "./items/shelf-card.tsx";
import { canTest, PatchTests } from "./reactions/patch-tests.tsx";
import { ReactionLog } from "./reactions/reactions.tsx";

export const meta = () => pageMeta({ title: copy.title, personal: true });

export default function ShelfScreen() {
	const shelf = useQuery(shelfQuery);
	return (
		<Page title={copy.title} lead={copy.lead}>
			{shelf.data !== undefined ? (
				<ShelfParts shelf={shelf.data} />
			) : shelf.isError && !shelf.isFetching ? (
				shelf.error instanceof OfflineError ? (
					<OfflineState onRetry={() => void shelf.refetch()} />
				) : (
					<ErrorState title={copy.failed} onRetry={() => void shelf.refetch()}>
						<p>{copy.failedText}</p>
					</ErrorState>
				)
			) : (
				<div aria-busy="true" className="grid gap-4">
					<Skeleton className="h-28 rounded-lg" />
					<Skeleton className="h-40 rounded-lg" />
					<Skeleton className="h-40 rounded-lg" />
				</div>
			)}
		</Page>
	);
}

function ShelfParts({ shelf }: { shelf: Shelf }) {
	const change = useShelfChange();
	const here = shelf.items.filter(({ state }) => state !== "left");
	const gone = shelf.items.filter(({ state }) => state === "left");
	const urgent = here.filter(({ state }) => state === "ended" || state === "ends_soon");
	const rest = here.filter((one) => !urgent.includes(one));
	return (
		<div className="grid gap-12">
			{here.length > 0 && <Figures shelf={shelf} urgent={urgent.length} />}
			{change.isError && (
				<Notice tone="danger" live="alert">
					{copy.saveFailed}
				</Notice>
			)}
			{here.length === 0 && (
				<EmptyState title={copy.empty} actions={<LinkButton to={paths.check}>{copy.check}</LinkButton>}>
					<p>{copy.emptyText}</p>
				</EmptyState>
			)}
			{here.length > 0 && (
				<div className="grid gap-4">
					<ul className="grid gap-4 desk:grid-cols-2">
						{[...urgent, ...rest].map((item) => (
							<li key={item.id}>
								<ShelfCard item={item} shelf={shelf} />
							</li>
						))}
					</ul>
					<LinkButton to={paths.check} tone="secondary" className="justify-self-start">
						{copy.check}
					</LinkButton>
				</div>
			)}
			{shelf.missing.length > 0 && (
				<Section id="missing" title={copy.missing}>
					<ul className="grid gap-2">
						{shelf.missing.map(({ product_id, name }) => (
							<li
								key={product_id}
								className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-silk px-4 py-3"
							>
								<span className="min-w-0 font-medium">{name}</span>
								<Button
									size="small"
									tone="secondary"
									aria-label={copy.putLabel(name)}
									disabled={change.isPending}
									onClick={() => change.mutate({ call: "addToShelf", body: { product_id } })}
								>
									{copy.put}
								</Button>
							</li>
						))}
					</ul>
				</Section>
			)}
			{isAnyUsed(shelf) && (
				<Section id="week" title={copy.week} lead={copy.weekLead}>
					<WeekLoad week={shelf.week} />
				</Section>
			)}
			{shelf.items.length > 0 && (
				<>
					<Section id="log" title={copy.log}>
						<ReactionLog reactions={shelf.reactions} tests={shelf.patch_tests} items={here} />
					</Section>
					{hasPatchTests(shelf, here) && (
						<Section id="patch" title={copy.patch} lead={copy.patchLead}>
							<PatchTests tests={shelf.patch_tests} items={here} reactions={shelf.reactions} />
						</Section>
					)}
				</>
			)}
			{gone.length > 0 && (
				<Disclosure summary={copy.gone(gone.length)}>
					<ul className="grid gap-4 desk:grid-cols-2">
						{gone.map((item) => (
							<li key={item.id}>
								<ShelfCard item={item} shelf={shelf} />
							</li>
						))}
					</ul>
				</Disclosure>
			)}
		</div>
	);
}

/** Where nothing is in use yet there is no week to tell of. */
function isAnyUsed({ items, missing }: Shelf): boolean {
	return missing.length > 0 || items.some(({ in_use }) => in_use);
}

/** Whether there is a patch test to look at, or a product of which one makes sense. */
function hasPatchTests({ patch_tests: tests, reactions }: Shelf, here: Shelf["items"]): boolean {
	return tests.length > 0 || here.some((item) => canTest({ item, tests, reactions }));
}

function Figures({ shelf, urgent }: { shelf: Shelf; urgent: number }) {
	const priced = shelf.costs.filter(({ counted }) => counted > 0);
	return (
		<div className="grid gap-4 rounded-lg bg-blush p-5 wide:grid-cols-2 wide:p-7">
			<div className="grid content-start gap-1">
				<p className="font-display text-h2">{copy.attention(urgent)}</p>
			</div>
			<div className="grid content-start gap-1">
				{priced.length === 0 ? (
					<p>{copy.noCosts}</p>
				) : (
					priced.map(({ currency, per_month, counted, unpriced }) => (
						<div key={currency}>
							<p className="font-display text-h2">{copy.costs(per_month, currency)}</p>
							<p className="text-small">{copy.costsFrom(counted, unpriced)}</p>
						</div>
					))
				)}
			</div>
		</div>
	);
}

const LOOKS = { rest: "bg-silk text-ink-2", one: "bg-blush text-fig", much: "bg-amber-soft text-amber" };

/** Seven days with what acts in the morning and at night; what clashes is said below. */
function WeekLoad({ week }: { week: Shelf["week"] }) {
	const halves = week.flatMap(({ morning, night }) => [morning, night]);
	if (halves.every(({ load }) => load === "rest")) return <p className="text-ink-2">{copy.weekEmpty}</p>;
	const clashes = [...new Set(halves.flatMap(({ clash }) => clash ?? []))];
	return (
		<div className="grid gap-4">
			<ul className="grid gap-2">
				{week.map(({ day, morning, night }) => (
					<li key={day} className="grid grid-cols-2 gap-2 wide:grid-cols-[8rem_1fr_1fr]">
						<p className="col-span-2 self-center font-semibold wide:col-span-1">{copy.days[day]}</p>
						<Half label={copy.morning} {...morning} />
						<Half label={copy.night} {...night} />
					</li>
				))}
			</ul>
			{clashes.map((why) => (
				<p key={why} className="text-amber">
					{why}
				</p>
			))}
		</div>
	);
}

function Half({ label, load, products }: { label: string } & Shelf["week"][number]["morning"]) {
	const actives = [...new Set(products.flatMap((one) => one.actives))];
	return (
		<div
			className={classNames(
				"grid content-start gap-0.5 rounded-sm px-4 py-2.5 [overflow-wrap:anywhere]",
				LOOKS[load],
			)}
		>
			<p className="text-small">
				{label}: <span className="font-semibold">{copy.loads[load]}</span>
			</p>
			{actives.length > 0 && <p className="text-small text-ink">{actives.join(", ")}</p>}
		</div>
	);
}
