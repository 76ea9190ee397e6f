import { z } from "zod";
import { expandable, type Route, route, text, url } from "../http/route.ts";
import { find, insert, newId, timeOf } from "../state/account.ts";

const create = z.strictObject({
	...expandable,
	customer: text,
	flow_data: z
		.strictObject({
			after_completion: z
				.strictObject({
					redirect: z.strictObject({ return_url: url }),
					type: z.literal("redirect"),
				})
				.optional(),
			type: z.literal("payment_method_update"),
		})
		.optional(),
	locale: z.string().max(10).optional(),
	return_url: url.optional(),
});

export const portalRoutes: Route[] = [
	route("POST", "/billing_portal/sessions", create, ({ account, params }) => {
		const customer = find(account, "customer", params.customer, "customer");
		const id = newId("bps");
		const after = params.flow_data?.after_completion;
		return insert(account, "billing_portal.session", {
			id,
			object: "billing_portal.session",
			configuration: "bpc_standin",
			created: timeOf(account, customer),
			customer: customer.id,
			customer_account: null,
			flow: params.flow_data
				? {
						after_completion: {
							hosted_confirmation: null,
							redirect: after ? { return_url: after.redirect.return_url } : null,
							type: after ? "redirect" : "portal_homepage",
						},
						customer_update: null,
						subscription_cancel: null,
						subscription_pause: null,
						subscription_update: null,
						subscription_update_confirm: null,
						type: "payment_method_update",
					}
				: null,
			livemode: false,
			locale: params.locale ?? null,
			on_behalf_of: null,
			return_url: params.return_url ?? null,
			url: `${account.url()}/p/${id}`,
		});
	}),
];
