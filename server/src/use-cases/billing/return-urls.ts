import type { Context, UserActor } from "../context.ts";
import { refused } from "./plan-of-price.ts";

/** The provider fills in the id of the checkout. */
export function successUrl({ settings }: Context): string {
	return `${settings.publicUrl}/success?session_id={CHECKOUT_SESSION_ID}`;
}

/** Back to where the person came from on our own site, else to its root (BILL-A27). */
export function safeCancelUrl(ctx: Context<UserActor>, wanted: string | undefined): string {
	const { publicUrl } = ctx.settings;
	const root = `${publicUrl}/`;
	if (wanted === undefined || wanted === "") return root;
	const url = URL.canParse(wanted) ? new URL(wanted) : null;
	if (url && url.origin === new URL(publicUrl).origin && url.username === "" && url.password === "")
		return url.href;
	refused(ctx, "foreign_cancel_url");
	return root;
}

export function billingUrl({ settings }: Context): string {
	return `${settings.publicUrl}/account?tab=billing`;
}
