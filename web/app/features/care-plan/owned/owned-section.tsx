import type { Product } from "@dewlight/contracts/products.ts";
import type { Profile } from "@dewlight/contracts/profile.ts";
import { Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { paths } from "#paths.ts";
import { Button } from "#ui/button.tsx";
import { Section } from "#ui/section.tsx";
import { TextLink } from "#ui/text-link.tsx";
import type { ChangeOutcome } from "../use-profile-change.ts";
import { ownedCopy as copy } from "./copy.ts";
import { OwnProducts } from "./own-products.tsx";

const AddOwnedDialog = lazy(async () => ({
	default: (await import("./add-owned-dialog.tsx")).AddOwnedDialog,
}));

interface OwnedSectionProps {
	profile: Profile;
	/** Names of everything in use, by id. */
	used: ReadonlyMap<string, string>;
	onAdd: (step: string, product: Product) => Promise<ChangeOutcome>;
}

/** What the person owns beside our picks, and the way to add to it. */
export function OwnedSection({ profile, used, onAdd }: OwnedSectionProps) {
	const [adding, setAdding] = useState<{ product: Product | null } | null>(null);
	return (
		<Section id="owned" title={copy.title} lead={copy.lead}>
			<OwnProducts products={profile.own_products} used={used} onPut={(product) => setAdding({ product })} />
			<Button
				tone="secondary"
				className="justify-self-start print:hidden"
				onClick={() => setAdding({ product: null })}
			>
				<Plus aria-hidden="true" className="size-5" />
				{copy.add}
			</Button>
			<p className="flex flex-wrap gap-x-6 gap-y-1 print:hidden">
				<TextLink to={paths.shelf}>{copy.toShelf}</TextLink>
				<TextLink to={paths.check}>{copy.toCheck}</TextLink>
			</p>
			<Suspense fallback={null}>
				{adding !== null && (
					<AddOwnedDialog
						plan={profile.confirmed_care_plan}
						product={adding.product}
						onAdd={onAdd}
						onClose={() => setAdding(null)}
					/>
				)}
			</Suspense>
		</Section>
	);
}
