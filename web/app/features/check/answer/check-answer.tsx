import type { ProductCheck } from "@dewlight/contracts/check.ts";
import { WEEKDAYS, type Weekday } from "@dewlight/core/routine/care-plan.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { CircleAlert, CircleCheck, CircleHelp, CircleX } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { ApiError, OfflineError } from "#api/api-error.ts";
import { profileQuery } from "#api/profile-calls.ts";
import { paths } from "#paths.ts";
import { Button, Spinner, TextLink } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { FieldError, TextField } from "#ui/field.tsx";
import { Section } from "#ui/page.tsx";
import { SourceList } from "#ui/plan/sources.tsx";
import { priceWords } from "#ui/product/prices.tsx";
import { ProductPicture } from "#ui/product/product-picture.tsx";
import { ErrorState, OfflineState } from "#ui/state-view.tsx";
import { labelOf } from "#ui/words.ts";
import { type CheckSubject, checkQuery, keepOnShelf } from "../calls.ts";
import { checkCopy } from "../copy.ts";

const copy = checkCopy.answer;

export function CheckAnswer({ subject }: { subject: CheckSubject }) {
	const check = useQuery(checkQuery(subject));
	if (check.data !== undefined) return <Answer check={check.data} subject={subject} />;
	if (check.isError && !check.isFetching) {
		if (check.error instanceof OfflineError) return <OfflineState onRetry={() => void check.refetch()} />;
		const gone = check.error instanceof ApiError && check.error.status === 404;
		return (
			<ErrorState title={copy.failed} onRetry={() => void check.refetch()}>
				<p>{gone ? copy.gone : copy.failedText}</p>
			</ErrorState>
		);
	}
	return (
		<output className="flex items-center gap-3">
			<Spinner />
			{copy.checking}
		</output>
	);
}

const LOOKS = {
	fits: { icon: CircleCheck, style: "bg-sage-soft text-sage" },
	care: { icon: CircleAlert, style: "bg-amber-soft text-amber" },
	leave: { icon: CircleX, style: "bg-danger-soft text-danger" },
	unread: { icon: CircleHelp, style: "bg-silk text-ink" },
};

function Answer({ check, subject }: { check: ProductCheck; subject: CheckSubject }) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	const { product, verdict, warnings, beside } = check;
	const { icon: Icon, style } = LOOKS[verdict];
	const read = verdict !== "unread";
	return (
		<div className="grid gap-8">
			<div className={classNames("grid gap-4 rounded-lg p-5 wide:p-8", style)}>
				<div className="flex items-center gap-4">
					{product !== null && (
						<ProductPicture
							product={product}
							category={product.category ?? ""}
							alt=""
							className="h-20 w-16 shrink-0 rounded-sm"
						/>
					)}
					<div className="grid min-w-0 gap-1">
						<p className="flex items-center gap-2 font-semibold">
							<Icon aria-hidden="true" className="size-5 shrink-0" />
							{copy.verdicts[verdict]}
						</p>
						<p className="text-ink">
							{product === null
								? subject.name || copy.listOnly
								: [product.brand, product.name].filter(Boolean).join(" ")}
						</p>
					</div>
				</div>
				<h2 ref={heading} tabIndex={-1} className="text-h2 text-balance outline-none">
					{check.headline}
				</h2>
			</div>
			{read && (
				<div className="grid gap-8 desk:grid-cols-2 desk:items-start">
					<Section id="helps" title={copy.helps}>
						<Lines
							lines={[
								...check.helps.map(
									({ actives, words, grade }) => `${copy.help(actives, words)} (${copy.grades[grade]}).`,
								),
								...(check.knows_skin
									? []
									: [
											<TextLink key="scan" to={paths.upload}>
												{copy.noSkin}
											</TextLink>,
										]),
								...(check.knows_skin && check.helps.length === 0 ? [copy.noHelp] : []),
								...(check.unproven.length > 0 ? [copy.unproven(check.unproven)] : []),
							]}
						/>
					</Section>
					<Section id="skin" title={copy.notes}>
						<Lines
							lines={[
								check.fragrance.length > 0 ? copy.fragrance(check.fragrance.slice(0, 6)) : copy.unscented,
								...check.notes,
								...(check.not_in_pregnancy.length > 0 ? [copy.pregnancy(check.not_in_pregnancy)] : []),
							]}
						/>
					</Section>
					<Section id="beside" title={copy.beside}>
						<p>{beside.words.charAt(0).toUpperCase() + beside.words.slice(1)}</p>
						{beside.clashes.length > 0 && !beside.blocked && (
							<>
								<WeekRow label={copy.nights} days={beside.nights} />
								<WeekRow label={copy.mornings} days={beside.mornings} />
							</>
						)}
						{beside.clashes.map(({ product_id, product_name, actives, why, fix }) => (
							<Disclosure key={product_id} summary={`${actives.join(" and ")}: ${product_name}`}>
								<p>
									{why} {fix}
								</p>
							</Disclosure>
						))}
					</Section>
					{warnings.length > 0 && (
						<Section id="against" title={copy.warnings}>
							<ul className="grid gap-4">
								{warnings.map(({ rule_id, title, why, fix, sources }) => (
									<li key={`${rule_id} ${title}`} className="grid gap-1">
										<p className="font-semibold">{title}</p>
										<p>{fix || why}</p>
										<Disclosure summary={copy.whyRule}>
											<p>{why}</p>
											<SourceList sources={sources} />
										</Disclosure>
									</li>
								))}
							</ul>
						</Section>
					)}
				</div>
			)}
			{check.cheaper.length > 0 && (
				<Section id="cheaper" title={copy.cheaper}>
					<ul className="grid gap-3 wide:grid-cols-3">
						{check.cheaper.map(({ product: other, words }) => (
							<li key={other.id} className="flex gap-4 rounded-md border border-line bg-surface p-4">
								<ProductPicture
									product={other}
									category={other.category ?? ""}
									alt=""
									className="h-16 w-12 shrink-0 rounded-xs"
								/>
								<div className="grid min-w-0 content-start gap-1">
									<p className="font-medium">{[other.brand, other.name].filter(Boolean).join(" ")}</p>
									<p className="text-small text-ink-2">{priceWords(other)}</p>
									<p className="text-small text-ink-2">{words}</p>
								</div>
							</li>
						))}
					</ul>
				</Section>
			)}
			{read && (
				<Disclosure summary={copy.details}>
					<Details check={check} />
				</Disclosure>
			)}
			<KeepOnShelf check={check} subject={subject} />
			{check.credit !== null && <p className="text-small text-ink-2">{check.credit}</p>}
		</div>
	);
}

function Lines({ lines }: { lines: readonly ReactNode[] }) {
	return (
		<ul className="grid gap-2">
			{lines.map((line, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: lines of one answer never change their order
				<li key={at}>{line}</li>
			))}
		</ul>
	);
}

function WeekRow({ label, days }: { label: string; days: readonly Weekday[] }) {
	return (
		<div className="grid gap-2">
			<p className="text-small text-ink-2">{label}</p>
			<ul className="flex flex-wrap gap-1.5">
				{WEEKDAYS.map((day) => {
					const free = days.includes(day);
					return (
						<li
							key={day}
							className={classNames(
								"min-w-11 rounded-full px-2.5 py-1.5 text-center text-small font-medium",
								free ? "bg-sage-soft text-sage" : "bg-silk text-ink-2 line-through",
							)}
						>
							{checkCopy.days[day]}
							<span className="sr-only">{free ? ": free" : ": taken"}</span>
						</li>
					);
				})}
			</ul>
		</div>
	);
}

function Details({ check }: { check: ProductCheck }) {
	return (
		<div className="grid gap-4">
			<ul className="grid gap-1">
				{check.contains.map(({ id, name, treats, grade, strength, in_traces }) => (
					<li key={id}>
						<span className="font-medium">{labelOf(name)}</span>
						<span className="text-ink-2">
							{[
								strength === null ? "" : `${strength}%`,
								treats ? copy.treats : copy.supports,
								in_traces ? copy.traces : "",
								copy.grades[grade],
							]
								.filter(Boolean)
								.map((word) => ` · ${word}`)
								.join("")}
						</span>
					</li>
				))}
			</ul>
			<p className="text-small text-ink-2">
				<span className="font-medium">{copy.all(check.ingredients.length)}: </span>
				{check.ingredients.join(", ")}
			</p>
			{check.unread.length > 0 && <p className="text-small text-ink-2">{copy.unread(check.unread)}</p>}
		</div>
	);
}

/** Bought after all: one press, and a name where only a list is known. */
function KeepOnShelf({ check, subject }: { check: ProductCheck; subject: CheckSubject }) {
	const client = useQueryClient();
	const [name, setName] = useState(subject.name ?? "");
	const keep = useMutation({
		mutationFn: () =>
			keepOnShelf({
				id: check.product?.id ?? null,
				name: name.trim(),
				category: subject.category ?? null,
				inci: check.ingredients.join(", "),
			}),
		networkMode: "always",
		onSuccess: () => {
			void client.invalidateQueries({ queryKey: ["shelf"] });
			void client.invalidateQueries({ queryKey: profileQuery.queryKey });
		},
	});
	if (keep.isSuccess) {
		return (
			<output className="flex flex-wrap items-center gap-4 font-medium text-sage">
				{copy.kept}
				<TextLink to={paths.shelf}>{copy.toShelf}</TextLink>
			</output>
		);
	}
	return (
		<div className="grid max-w-form gap-3">
			{check.product === null && (
				<TextField label={copy.nameIt} value={name} onChange={(event) => setName(event.target.value)} />
			)}
			<Button
				className="justify-self-start"
				busy={keep.isPending}
				disabled={check.product === null && name.trim() === ""}
				onClick={() => keep.mutate()}
			>
				{keep.isPending ? copy.keeping : copy.keep}
			</Button>
			{keep.isError && <FieldError>{copy.keepFailed}</FieldError>}
		</div>
	);
}
