import DefaultTheme from "vitepress/theme-without-fonts";
import { h } from "vue";
import { searchTerms } from "../synonyms.js";
import { PageSource } from "./page-source.js";
import "./style.css";

export default {
  extends: DefaultTheme,
  Layout: () => h(DefaultTheme.Layout, null, { "doc-after": () => h(PageSource) }),
  // Functions cannot stand in the configuration, which the pages get as JSON.
  enhanceApp: ({ siteData }) => {
    siteData.value.themeConfig.search.options = { miniSearch: { searchOptions: { tokenize: searchTerms } } };
  },
};
