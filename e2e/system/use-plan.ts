import type { Profile } from "@dewlight/contracts/profile.ts";
import { PLAN_SECTIONS } from "@dewlight/core/routine/care-plan.ts";
import type { APIRequestContext } from "@playwright/test";

/** Puts every product that the plan names in use, through the calls alone. */
export async function useWholePlan(request: APIRequestContext, address: string): Promise<void> {
	const { care_plan }: Profile = await (await request.get("/api/profile")).json();
	for (const section of PLAN_SECTIONS) {
		for (const [key, { product }] of Object.entries(care_plan?.[section] ?? {})) {
			if (!product) continue;
			const answer = await request.patch("/api/profile/confirm-product", {
				headers: { origin: address },
				data: { step: `${section}_${key}`, product: { id: product.id } },
			});
			if (!answer.ok())
				throw new Error(`${section}_${key} answered ${answer.status()}: ${await answer.text()}`);
		}
	}
}
