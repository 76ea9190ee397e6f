import type { PatchTest, Reaction, ShelfItem } from "@dewlight/contracts/shelf.ts";
import { isLongInUse, mayPatchTest } from "@dewlight/core/shelf/reactions.ts";
import { Button } from "#ui/button.tsx";
import { FieldError } from "#ui/field.tsx";
import { today, useShelfChange } from "../calls.ts";
import { shelfCopy as copy } from "../copy.ts";

interface PatchStartProps {
	item: Pick<ShelfItem, "product_id" | "name" | "category" | "in_use_since">;
	tests: readonly PatchTest[];
	reactions: readonly Reaction[];
}

/** Starts a patch test of one product, where one makes sense and none is running. */
export function PatchStart({ item, tests, reactions }: PatchStartProps) {
	const change = useShelfChange();
	const { product_id, name } = item;
	if (!canTest({ item, tests, reactions })) return null;
	return (
		<>
			<Button
				size="small"
				tone="secondary"
				aria-label={copy.patchLabel(name)}
				busy={change.isPending}
				onClick={() => change.mutate({ call: "startPatchTest", body: { product_id } })}
			>
				{copy.patchStart}
			</Button>
			{change.isError && <FieldError>{copy.saveFailed}</FieldError>}
		</>
	);
}

/** What is rinsed off would only irritate where it is left on for a day, and what is used for weeks is tested. */
export function canTest({ item, tests, reactions }: PatchStartProps): boolean {
	const told = reactions.filter(({ product_id }) => product_id === item.product_id);
	return (
		item.category !== "cleanser" &&
		mayPatchTest(told) &&
		!isLongInUse(item.in_use_since, today()) &&
		!isTesting(tests, item.product_id)
	);
}

export function isTesting(tests: readonly PatchTest[], productId: string): boolean {
	return tests.some(
		({ product_id, state }) => product_id === productId && (state === "running" || state === "look_now"),
	);
}
