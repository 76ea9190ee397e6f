import { Check } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { FieldError } from "./field.tsx";

interface CheckboxProps extends Omit<ComponentProps<"input">, "id" | "type" | "className"> {
	label: ReactNode;
	error?: string | undefined;
}

export function Checkbox({ label, error, ...input }: CheckboxProps) {
	const id = useId();
	return (
		<div className="grid gap-1.5">
			<label htmlFor={id} className="flex min-h-11 items-start gap-3 py-2">
				<span className="relative mt-0.5 grid size-6 shrink-0 place-items-center">
					<input
						{...input}
						id={id}
						type="checkbox"
						aria-invalid={error !== undefined || undefined}
						aria-describedby={error === undefined ? undefined : `${id}-error`}
						className="peer absolute inset-0 size-6 appearance-none rounded-xs border-[1.5px] border-field bg-surface transition-colors checked:border-fig checked:bg-fig hover:border-fig aria-invalid:border-danger"
					/>
					<Check
						aria-hidden="true"
						strokeWidth={3}
						className="pointer-events-none relative size-4 scale-50 text-on-fig opacity-0 transition peer-checked:scale-100 peer-checked:opacity-100"
					/>
				</span>
				<span className="min-w-0">{label}</span>
			</label>
			{error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
		</div>
	);
}
