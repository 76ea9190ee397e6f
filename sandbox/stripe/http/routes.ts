import { checkoutRoutes } from "../resources/checkout-sessions.ts";
import { couponRoutes } from "../resources/coupons.ts";
import { customerRoutes } from "../resources/customers.ts";
import { eventRoutes } from "../resources/events.ts";
import { invoiceRoutes } from "../resources/invoices.ts";
import { pauseRoutes } from "../resources/pause-subscription.ts";
import { paymentMethodRoutes } from "../resources/payment-methods.ts";
import { paymentRoutes } from "../resources/payments.ts";
import { portalRoutes } from "../resources/portal-sessions.ts";
import { priceRoutes } from "../resources/prices.ts";
import { productRoutes } from "../resources/products.ts";
import { scheduleRoutes } from "../resources/subscription-schedules.ts";
import { subscriptionRoutes } from "../resources/subscriptions.ts";
import { testClockRoutes } from "../resources/test-clocks.ts";
import type { Route } from "./route.ts";

const ROUTES: readonly Route[] = [
	...productRoutes,
	...priceRoutes,
	...couponRoutes,
	...customerRoutes,
	...paymentMethodRoutes,
	...checkoutRoutes,
	...subscriptionRoutes,
	...pauseRoutes,
	...invoiceRoutes,
	...scheduleRoutes,
	...paymentRoutes,
	...portalRoutes,
	...eventRoutes,
	...testClockRoutes,
];

/** Paths without an id go before those with one, so that no word is taken for an id. */
export function routeFor(method: string, path: string): { route: Route; id: string } | null {
	let found: { route: Route; id: string } | null = null;
	for (const route of ROUTES) {
		if (route.method !== method) continue;
		if (route.path === path) return { route, id: "" };
		const [before = "", after = ""] = route.path.split(":id");
		if (!route.path.includes(":id") || !path.startsWith(before) || !path.endsWith(after)) continue;
		const id = path.slice(before.length, path.length - after.length);
		if (id !== "" && !id.includes("/")) found ??= { route, id: decodeURIComponent(id) };
	}
	return found;
}
