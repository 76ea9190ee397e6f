import type { SubscriptionView } from "@dewlight/contracts/billing.ts";
import { type PlanKey, planName } from "@dewlight/core/plans/plan.ts";
import { tierOf } from "@dewlight/core/plans/tier-of.ts";
import { platform } from "#platform/current.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import { Tag } from "#ui/tag.tsx";
import { billingCopy as copy } from "./copy.ts";

interface PlanSummaryProps {
	/** By /api/me, which is known before the subscription is read. */
	plan: PlanKey;
	/** Undefined while it is read, null where it could not be. */
	subscription: SubscriptionView | null | undefined;
}

/** BILL-52 to BILL-56: name, price and one line about what happens next; no price where none can be paid. */
export function PlanSummary({ plan, subscription }: PlanSummaryProps) {
	return (
		<div className="grid gap-1.5">
			<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
				<span className="font-display text-h2">{subscription?.plan_name ?? planName(plan)}</span>
				{subscription?.founding_member && <Tag tone="sage">{copy.founding}</Tag>}
			</p>
			{subscription === undefined && (
				<>
					<output className="sr-only">{copy.loading}</output>
					{tierOf(plan) !== "free" && plan !== "trial" && <Skeleton className="h-8 w-32" />}
					<Skeleton className="h-6 w-56 max-w-full" />
				</>
			)}
			{subscription && (
				<>
					{platform.canManageBilling && <Price subscription={subscription} />}
					<p className="text-ink-2">{subscription.description}</p>
				</>
			)}
		</div>
	);
}

function Price({
	subscription: { plan, price, discounted_price, interval },
}: {
	subscription: SubscriptionView;
}) {
	const { paid, regular } = shownPrices(price, discounted_price);
	if (paid === null || plan === "admin") return null;
	return (
		<p className="flex flex-wrap items-baseline gap-x-2">
			{regular !== null && (
				<>
					<span className="sr-only">{copy.regularPrice}</span>
					<s className="text-ink-2">{regular}</s>
				</>
			)}
			<span className="text-lead font-semibold">{paid}</span>
			{interval !== null && (
				<span className="text-ink-2">{interval === "year" ? copy.perYear : copy.perMonth}</span>
			)}
		</p>
	);
}

/** BILL-55: text that starts with a dollar sign as it is, any other number with two decimals. */
export function priceWords(price: string | number): string {
	const text = String(price).trim();
	if (text.startsWith("$")) return text;
	const amount = Number(text);
	return text === "" || Number.isNaN(amount) ? text : amount.toFixed(2);
}

/** BILL-53, BILL-54: what is paid, and the regular price where it is higher. */
export function shownPrices(
	price: string | null,
	discounted: string | null,
): { paid: string | null; regular: string | null } {
	if (price === null || discounted === null || !(amountOf(discounted) < amountOf(price))) {
		return { paid: price === null ? null : priceWords(price), regular: null };
	}
	return { paid: priceWords(discounted), regular: priceWords(price) };
}

function amountOf(text: string): number {
	return Number(text.replace(/[^\d.]/g, ""));
}
