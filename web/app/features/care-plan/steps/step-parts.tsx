import type { PlanStep } from "@dewlight/contracts/care-plan.ts";
import type { Product } from "@dewlight/contracts/products.ts";
import type { PlanSection } from "@dewlight/core/routine/care-plan.ts";
import type { Beginning } from "@dewlight/core/routine/steps-of-day.ts";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import { classNames } from "#ui/class-names.ts";
import { OutboundLink } from "#ui/outbound-link.tsx";
import { planCopy } from "#ui/plan/copy.ts";
import { instructionWords, scheduleWords } from "#ui/plan/schedule.ts";
import { StepDetails, WeekDots } from "#ui/plan/step-details.tsx";
import { usePriceWords } from "#ui/product/prices.tsx";
import { ProductPicture, ProductShape } from "#ui/product/product-picture.tsx";
import { Tag } from "#ui/tag.tsx";
import { shortName } from "#ui/words.ts";
import { stepCopy as copy } from "../copy.ts";
import { RampScale } from "./ramp-scale.tsx";

interface StepAdviceProps {
	section: PlanSection;
	step: PlanStep;
	beginning: Beginning;
}

/** Reason, ramp-up, cautions, stop rules and evidence, on demand. */
export function StepAdvice({ section, step, beginning }: StepAdviceProps) {
	const paced = step.ramp !== null || step.start_week > 1;
	const pace = paced ? <RampScale section={section} step={step} beginning={beginning} /> : undefined;
	return <StepDetails step={step} pace={pace} />;
}

/** What to do, and on which days. */
export function StepInstruction({ step }: { step: PlanStep }) {
	return (
		<>
			<p>{instructionWords(step.instruction)}</p>
			{step.days !== undefined && <WeekDots days={step.days} />}
		</>
	);
}

/** A change that was not saved: said in the row, whose button offers it again. */
export function NotSaved() {
	return <output className="block font-medium text-danger">{copy.notSaved}</output>;
}

/** Brand and short name, linking to the shop; the whole name stands in the details. */
export function ProductLine({ product, nameId }: { product: Product; nameId: string }) {
	const { brand, name, product_url } = product;
	return (
		<p id={nameId}>
			{brand !== undefined && brand !== "" && <span className="text-ink-2">{brand} </span>}
			<OutboundLink
				href={product_url}
				className={
					product_url === null
						? "font-semibold"
						: "font-semibold text-fig underline decoration-1 underline-offset-4 hover:decoration-2"
				}
			>
				{shortName(name)}
			</OutboundLink>
		</p>
	);
}

interface StepFrameProps {
	/** Given to the name of the step. */
	id: string;
	title: string;
	/** Kind of container drawn in a narrow window. */
	category: string;
	/** Place in the order of the section; null where the order does not matter. */
	number: number | null;
	tags?: ReactNode;
	/** The product in a line; it stands in the row itself. */
	product: ReactNode;
	/** In use or not, and what can be done about it. */
	action?: ReactNode;
	children: ReactNode;
}

/**
 * A step of the day. In a narrow window it is one row, icon, name, product and whether it is in use, with the rest a tap
 * away; in a wide one everything stands open.
 */
export function StepFrame({ id, title, category, number, tags, product, action, children }: StepFrameProps) {
	const [open, setOpen] = useState(false);
	return (
		<li className="grid gap-3 py-3 break-inside-avoid wide:py-6">
			<div className="flex items-center gap-3 wide:flex-wrap wide:gap-x-5">
				<div className="relative flex min-w-0 flex-1 items-center gap-3 wide:basis-80">
					<ProductShape category={category} className="h-10 w-8 shrink-0 wide:hidden print:hidden" />
					<div className="grid min-w-0 flex-1 gap-0.5">
						<div className="flex flex-wrap items-center gap-x-1 gap-y-1 wide:gap-x-3">
							<h3 id={id} className="flex items-center gap-2 text-h3 wide:gap-3">
								{number !== null && (
									<span
										aria-hidden="true"
										className="font-sans text-small font-semibold text-fig max-wide:hidden wide:grid wide:size-8 wide:shrink-0 wide:place-items-center wide:rounded-full wide:bg-blush"
									>
										{number}
									</span>
								)}
								{title}
							</h3>
							<button
								type="button"
								aria-expanded={open}
								aria-controls={`${id}-details`}
								aria-label={copy.details(title)}
								onClick={() => setOpen(!open)}
								className={classNames(
									"-mr-2 grid size-6 shrink-0 place-items-center rounded-full text-ink-2 wide:hidden print:hidden",
									!open && "after:absolute after:inset-0",
								)}
							>
								<ChevronDown
									aria-hidden="true"
									className={classNames("size-5 transition-transform", open && "rotate-180")}
								/>
							</button>
							<div className="flex flex-wrap gap-1.5 empty:hidden max-wide:basis-full">{tags}</div>
						</div>
						<div className={classNames("min-w-0 text-small wide:pl-11", !open && "max-wide:line-clamp-2")}>
							{product}
						</div>
					</div>
				</div>
				{action !== undefined && <div className="shrink-0 print:hidden">{action}</div>}
			</div>
			<div
				id={`${id}-details`}
				className={classNames(
					"min-w-0 gap-3 wide:grid wide:pl-11 print:grid",
					open ? "grid" : "max-wide:hidden",
				)}
			>
				{children}
			</div>
		</li>
	);
}

interface StepTagsProps {
	section: PlanSection;
	step: PlanStep;
	/** The day it begins, where that is known; null where it has begun. */
	from?: string | null;
}

/** How often, and how sure. What a narrow row has no room for is in its details. */
export function StepTags({ section, step, from }: StepTagsProps) {
	const schedule = scheduleWords(section, step, from);
	return (
		<>
			{schedule !== null && (
				<Tag
					className={
						step.per_week >= 7 && step.start_week <= 1
							? "max-wide:hidden"
							: "max-wide:bg-transparent max-wide:p-0"
					}
				>
					{schedule}
				</Tag>
			)}
			{step.evidence && (
				<Tag tone="fig" className="max-wide:hidden">
					{planCopy.evidenceTags[step.evidence.grade]}
				</Tag>
			)}
		</>
	);
}

interface ProductBoxProps {
	product: Product;
	category: string;
	/** Where the product's strength is not the step's. */
	strengthNote?: string | undefined;
	children?: ReactNode;
}

/** What is known of a step's product beside its name: picture, whole name, price and what its list shows (PLAN-18, PLAN-19). */
export function ProductBox({ product, category, strengthNote, children }: ProductBoxProps) {
	const price = usePriceWords(product);
	const { name } = product;
	return (
		<div className="flex min-w-0 items-center gap-4 rounded-md bg-silk px-4 py-3.5">
			<ProductThumb product={product} category={category} />
			<div className="grid min-w-0 justify-items-start gap-1">
				{shortName(name) !== name && <p className="text-small">{name}</p>}
				{price !== null && <p className="text-small text-ink-2">{price}</p>}
				{price !== null && product.stale === true && (
					<p className="text-small text-amber">{copy.staleFacts}</p>
				)}
				{strengthNote !== undefined && <p className="text-small">{strengthNote}</p>}
				<div className="flex flex-wrap gap-1.5 pt-0.5 empty:hidden">
					{product.is_custom && (
						<Tag tone="fig" className="bg-surface">
							{copy.custom}
						</Tag>
					)}
					{product.no_listed_fragrance && <Tag tone="sage">{copy.noFragrance}</Tag>}
					{product.sensitive_safe && <Tag tone="sage">{copy.sensitiveSafe}</Tag>}
				</div>
				{children}
			</div>
		</div>
	);
}

/** Decoration: the name stands beside it. */
export function ProductThumb(props: { product: Product; category: string }) {
	return <ProductPicture {...props} alt="" className="h-14 w-11 shrink-0 rounded-xs" />;
}
