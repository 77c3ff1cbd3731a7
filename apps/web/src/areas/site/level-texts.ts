/** What each level is about: for whom, what they can do after it, and words out of our own lessons (四縣腔). */
export const LEVEL_TEXTS = [
  {
    no: 1,
    age: '約 6 到 8 歲',
    lead: '從家裡的人、桌上的菜和自己的身體學起。先聽得懂、敢開口，再看著圖認識客語字。',
    learnt: [
      '叫家人、打招呼、說謝謝',
      '從一數到十',
      '說出水果、身體和吃飯用的詞',
      '用「這是……」說簡單的句子',
    ],
    words: [
      { hakka: '阿公', pinyin: 'a24 gung24', chinese: '爺爺' },
      { hakka: '飯', pinyin: 'fan55', chinese: '飯' },
      { hakka: '目珠', pinyin: 'mug2 zu24', chinese: '眼睛' },
      { hakka: '弓蕉', pinyin: 'giung24 zeu24', chinese: '香蕉' },
      { hakka: '恁仔細', pinyin: 'an31 zii31 se55', chinese: '謝謝' },
    ],
  },
  {
    no: 2,
    age: '約 8 到 10 歲',
    lead: '從學校和一天的生活出發，把學過的詞連成句子，讀懂短短的課文。',
    learnt: ['介紹學校、老師和同學', '說出動物的名字和樣子', '照順序說一天做了什麼', '看懂句子，選出意思'],
    words: [
      { hakka: '學校', pinyin: 'hog5 gau31', chinese: '學校' },
      { hakka: '先生', pinyin: 'xin24 sang24', chinese: '老師' },
      { hakka: '書包', pinyin: 'su24 bau24', chinese: '書包' },
      { hakka: '狗仔', pinyin: 'gieu31 e31', chinese: '狗' },
      { hakka: '轉屋下', pinyin: 'zon31 vug2 ha24', chinese: '回家' },
    ],
  },
  {
    no: 3,
    age: '約 10 到 12 歲',
    lead: '走到市場、山上和四季裡，開始比較、分類，用幾句話說一件事。',
    learnt: ['說天氣和四季', '到市場問價錢、買東西', '把事物分類、比一比', '讀短文並回答問題'],
    words: [
      { hakka: '春天', pinyin: 'cun24 tien24', chinese: '春天' },
      { hakka: '落雨', pinyin: 'log5 i31', chinese: '下雨' },
      { hakka: '市場', pinyin: 'sii55 cong11', chinese: '市場' },
      { hakka: '西瓜', pinyin: 'xi24 gua24', chinese: '西瓜' },
      { hakka: '揚蝶仔', pinyin: 'iong11 iag5 e31', chinese: '蝴蝶' },
    ],
  },
  {
    no: 4,
    age: '約 12 到 15 歲',
    lead: '認識桐花、粢粑、擂茶和故鄉，讀較長的文章，整理重點並說出自己的看法。',
    learnt: ['介紹客家的食物和節慶', '讀文章、整理重點', '說明事情的先後和原因', '介紹自己的故鄉'],
    words: [
      { hakka: '桐花', pinyin: 'tung11 fa24', chinese: '桐花' },
      { hakka: '粢粑', pinyin: 'qi11 ba24', chinese: '麻糬' },
      { hakka: '擂茶', pinyin: 'lui11 ca11', chinese: '擂茶' },
      { hakka: '山項', pinyin: 'san24 hong55', chinese: '山上' },
      { hakka: '茶園', pinyin: 'ca11 ien11', chinese: '茶園' },
    ],
  },
  {
    no: 5,
    age: '約 15 到 18 歲',
    lead: '從油紙傘、山歌和地方的故事，談工藝、文化和生活，練習討論與翻譯。',
    learnt: ['介紹客家工藝和表演', '讀懂較長的文章並討論', '在客語和華語之間翻譯', '和同學一起規劃、做決定'],
    words: [
      { hakka: '紙遮仔', pinyin: 'zii31 za24 e31', chinese: '油紙傘' },
      { hakka: '車頭', pinyin: 'ca24 teu11', chinese: '車站' },
      { hakka: '打嘴鼓', pinyin: 'da31 zoi55 gu31', chinese: '聊天' },
      { hakka: '山歌', pinyin: 'san24 go24', chinese: '山歌' },
      { hakka: '弦仔', pinyin: 'hien11 e31', chinese: '胡琴' },
    ],
  },
] as const
