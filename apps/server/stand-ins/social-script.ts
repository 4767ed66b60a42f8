/** Shared by both stand-ins for social services: writes pictures of the demo as posts into an element. */
const show = `function show(into, all) {
  const list = document.createElement('ul');
  for (const { picture, words } of all) {
    const figure = document.createElement('figure');
    const image = document.createElement('img');
    image.src = '/media/w480/' + picture;
    image.alt = '';
    image.loading = 'lazy';
    const caption = document.createElement('figcaption');
    caption.textContent = words;
    figure.append(image, caption);
    list.append(document.createElement('li'));
    list.lastChild.append(figure);
  }
  into.replaceChildren(list);
}
const query = new URL(document.currentScript.src).searchParams;`;

/** A stand-in for a service that fills the container with an id with the posts of its filter. */
export const socialWallScript = `(() => {
${show}
const posts = [
  { picture: 'scene-boots-at-evening', words: '@lowtide', filter: 'harbour' },
  { picture: 'scene-deck-shoes-at-dawn', words: '@quay4', filter: 'harbour' },
  { picture: 'SKWATC78GRN-quarter', words: '@saltandwool', filter: 'wool' },
  { picture: 'scene-boot-on-granite', words: '@firstlight', filter: 'harbour' },
  { picture: 'SKFELL28CHS-detail', words: '@mendedtwice', filter: 'mending' },
  { picture: 'scene-trail-on-wet-granite', words: '@wetgranite', filter: 'harbour' },
];
const container = document.getElementById(query.get('container'));
if (!container) return;
container.lang = query.get('locale');
const { filter } = container.dataset;
show(container, posts.filter((one) => !filter || one.filter === filter).slice(0, 4));
})();`;

/** A stand-in for a service that shows posts of a tag where its script element is. */
export const socialPostsScript = `(() => {
${show}
const into = document.getElementById(document.currentScript.dataset.into);
if (!into) return;
into.lang = query.get('locale');
show(into, [
  { picture: 'SKFELL28CHS-detail', words: '@northpier' },
  { picture: 'scene-rubber-boots-in-rain', words: '@seventhwave' },
  { picture: 'SKCLIF23GRN-sole', words: '@oldcoil' },
  { picture: 'SKTERN01INK-detail', words: '@gullandrope' },
]);
})();`;
