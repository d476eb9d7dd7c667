import type { Layer } from "../../generators/api/types.ts";
import { layersOf } from "../../generators/emit/layer.ts";
import { byId, element } from "./element.ts";
import { choices, type Input, type Kind, type Library, libraries } from "./input.ts";
import { layerTitles } from "./layer-titles.ts";

/** The controls of the layers and of the endpoint library. */
export interface Choices {
  readonly read: () => Pick<Input, "layers" | "library">;
  readonly show: (input: Pick<Input, "kind" | "layers" | "library">) => void;
}

/** Fills the controls. A layer that another one brings is checked, and cannot be taken away alone. */
export function createChoices(onChange: () => void): Choices {
  let kind: Kind = "yaml";
  const layers: Layer[] = [];
  const select = element(
    "select",
    { id: "library" },
    ...Object.entries(libraries).map(([value, title]) => element("option", { value }, title)),
  );
  byId("choices").append(element("label", {}, "Library ", select));
  select.addEventListener("change", onChange);

  function showLayers(): void {
    const boxes = choices[kind].map((layer) => {
      const box = element("input", { type: "checkbox", value: layer });
      const isNamed = layers.includes(layer);
      const others = layers.filter((one) => one !== layer);
      box.checked = layersOf(layers).has(layer);
      box.disabled = layersOf(others).has(layer);
      if (box.disabled) box.title = "Another layer brings it.";
      box.addEventListener("change", () => {
        if (isNamed) layers.splice(layers.indexOf(layer), 1);
        else layers.push(layer);
        showLayers();
        byId("layers").querySelector<HTMLElement>(`[value="${layer}"]`)?.focus();
        onChange();
      });
      return element("label", {}, box, layerTitles[layer]);
    });
    byId("layers").replaceChildren(element("legend", {}, "Layers"), ...boxes);
  }

  return {
    read: () => ({ layers: [...layers], library: libraryOf(select.value) }),
    show: (input) => {
      kind = input.kind;
      layers.splice(0, layers.length, ...input.layers);
      select.value = input.library;
      showLayers();
    },
  };
}

function libraryOf(value: string): Library {
  return value === "fastendpoints" ? value : "minimal";
}
