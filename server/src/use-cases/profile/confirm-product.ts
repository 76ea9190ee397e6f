import type { confirmProductSchema } from "@dewlight/contracts/profile.ts";
import type { RoutineWarning } from "@dewlight/core/products/in-use/routine-warning.ts";
import { expandStep, placeOf } from "@dewlight/core/routine/step-key.ts";
import type { z } from "zod";
import type { Transaction } from "#db/database.ts";
import { saveConfirmed } from "#db/queries/confirmed-products.ts";
import { lockAccount } from "#db/queries/lock-account.ts";
import { audit } from "../audit.ts";
import type { Context, UserActor } from "../context.ts";
import { DomainError } from "../domain-error.ts";
import { checkInUse } from "./check-in-use.ts";
import { type ConfirmedView, viewConfirmed } from "./product-view.ts";
import { additionalKey, isAdditional, PROFILE_LIMITS } from "./profile-rules.ts";
import { type Routine, readRoutine } from "./read-routine.ts";
import { type ResolvedProduct, resolveProduct } from "./resolve-product.ts";

/** A picture of somebody else's server would tell it who looks at which product. */
const IMAGE_REFUSED =
	"The picture was not kept: pictures come from the catalog only, and your own products are drawn by their kind.";

export interface ProductsInUse {
	confirmed: ConfirmedView[];
	warnings: RoutineWarning[];
	/** Null where no picture was refused. */
	imageRefused: string | null;
}

/** Puts a product in use. Sent twice it changes nothing the second time. */
export async function confirmProduct({
	ctx,
	input,
}: {
	ctx: Context<UserActor>;
	input: z.infer<typeof confirmProductSchema>;
}): Promise<ProductsInUse> {
	const { userId } = ctx.actor;
	return ctx.store.transaction(async (tx) => {
		await lockAccount(tx, userId);
		const before = await readRoutine(tx, userId);
		const product = await resolveProduct(ctx, tx, input.product);
		const keys = expandStep(input.step, before.plan);
		const steps = keys.length > 0 ? keys : [additionalKey(product.id)];
		const free = steps.filter((step) => !isInUse(before, step, product.id));
		const imageRefused = refuseImage(input.product, product);
		if (free.length === 0) return { ...productsInUse(before, ctx.clock.now()), imageRefused };
		refuseTooMany(before, free);
		const confirmed = free.map((step) => ({
			userId,
			step,
			productId: product.id,
			name: product.name,
			productUrl: product.productUrl,
			category: product.category ?? placeOf(step)?.category ?? null,
			skinType: before.newest?.result.skin_type ?? null,
			confirmedAt: ctx.clock.now(),
		}));
		await saveConfirmed(tx, confirmed);
		await audit(ctx, tx, {
			action: "routine.product_confirmed",
			userId,
			details: { product_id: product.id, steps: free.length },
		});
		return { ...(await readProductsInUse(ctx, tx)), imageRefused };
	});
}

/** What is kept of an own product has no picture; a product of the catalogue has its own. */
function refuseImage(
	{ image_url, imageurl }: z.infer<typeof confirmProductSchema>["product"],
	{ listed }: ResolvedProduct,
): string | null {
	return (image_url || imageurl) && !listed ? IMAGE_REFUSED : null;
}

function isInUse({ confirmed }: Routine, step: string, productId: string): boolean {
	return confirmed.some((row) => row.step === step && row.productId === productId);
}

function refuseTooMany({ confirmed }: Routine, added: readonly string[]): void {
	const count = confirmed.filter(({ step }) => isAdditional(step)).length;
	if (!added.some(isAdditional) || count < PROFILE_LIMITS.additional) return;
	const detail = `You have ${PROFILE_LIMITS.additional} additional products in use. Please remove one first.`;
	throw new DomainError("bad_input", detail);
}

export async function readProductsInUse(ctx: Context<UserActor>, tx: Transaction): Promise<ProductsInUse> {
	return productsInUse(await readRoutine(tx, ctx.actor.userId), ctx.clock.now());
}

function productsInUse(routine: Routine, now: Date): ProductsInUse {
	return { confirmed: viewConfirmed(routine), warnings: checkInUse(routine, now), imageRefused: null };
}
